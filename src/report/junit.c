/* Prints a judgment as a test case of a JUnit file. */
#include "report/report.h"
#include "report/rules.h"

/* Does a game with findings fail? When it violates or is malformed, with strict also when it
 * is booked by convention or undecided. */
static bool fails(const struct judgment *j, bool strict)
{
    return j->verdict >= VERDICT_VIOLATES || strict;
}

/* The words of a finding; the places where they quote a log are short. */
#define WORDS 4096

/* All findings of a game: what it fails by is one element, as readers count failures. */
static void put_findings(struct out *out, const struct judgment *j, bool failure)
{
    const char *element = failure ? "failure" : "system-out";
    const struct finding *f = j->finding;

    out_format(out, "    <%s", element);
    if (failure) {
        out_format(out, " type=\"%s\" message=\"", skr_clause_info(f->clause)->id);
        out_xml(out, skr_clause_info(f->clause)->title);
        out_text(out, "\"");
    }
    for (int i = 0; i < j->findings; i++, f++) {
        char text[WORDS];
        struct out words = { .data = text, .capacity = sizeof text };

        out_format(out, "%s%s, %s: ", i == 0 ? ">" : "\n", finding_kind_name(f->kind),
                   skr_clause_info(f->clause)->id);
        report_words_of(&words, f, j->record, false);
        out_xml_bytes(out, text, words.size);
    }
    out_format(out, "</%s>\n", element);
}

void report_junit_begin(struct out *out, const struct junit_totals *t,
                        const struct troubles *troubles,
                        const struct skr_code *code, const char *name)
{
    out_format(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
               "<testsuite name=\"skatref check\" tests=\"%llu\" failures=\"%llu\""
               " errors=\"%d\" time=\"%.3f\">\n",
               t->tests + (unsigned long long)troubles->count, t->failures,
               troubles->count, t->seconds);
    out_text(out, "  <properties><property name=\"rules\" value=\"judged");
    report_rules(out, code, name);
    out_text(out, "\"/></properties>\n");
}

void report_junit_end(struct out *out, const struct troubles *troubles)
{
    for (int i = 0; i < troubles->count; i++) {
        out_text(out, "  <testcase classname=\"");
        out_xml(out, troubles->at[i].source);
        out_text(out, "\" name=\"file\">\n    <error type=\"unreadable\" message=\"");
        out_xml(out, troubles->at[i].text);
        out_text(out, "\"/>\n  </testcase>\n");
    }
    out_text(out, "</testsuite>\n</testsuites>\n");
}

void report_junit(struct out *out, const struct origin *origin,
                  const struct judgment *j, bool strict)
{
    out_text(out, "  <testcase classname=\"");
    out_xml(out, origin->source);
    out_text(out, "\" name=\"line ");
    out_number(out, (long long)origin->line);
    if (j->record->id_length > 0) {
        out_text(out, ", game ");
        out_xml_bytes(out, j->record->id, j->record->id_length);
    }
    if (origin->by_date)
        out_format(out, ", %s", j->code->name);
    out_text(out, j->findings == 0 ? "\"/>\n" : "\">\n");
    if (j->findings > 0) {
        put_findings(out, j, fails(j, strict));
        out_text(out, "  </testcase>\n");
    }
}

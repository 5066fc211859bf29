/* Prints a judgment as a test case of a JUnit file. */
#include "report/report.h"
#include "report/rules.h"

static bool fails(const struct judgment *j, bool strict)
{
    return j->verdict >= VERDICT_VIOLATES || (strict && j->verdict != VERDICT_CONFORMS);
}

static void put_finding(struct out *out, const struct finding *f,
                        bool failure)
{
    const char *element = failure ? "failure" : "system-out";

    out_text(out, "    <");
    out_text(out, element);
    if (failure) {
        out_text(out, " type=\"");
        out_text(out, skr_clause_info(f->clause)->id);
        out_text(out, "\" message=\"");
        out_xml(out, skr_clause_info(f->clause)->title);
        out_text(out, "\"");
    }
    out_text(out, ">");
    out_text(out, finding_kind_name(f->kind));
    out_text(out, ", ");
    out_text(out, skr_clause_info(f->clause)->id);
    out_text(out, ": recorded ");
    put_phrase(out, ENGLISH, out_xml_bytes, f->recorded);
    out_text(out, ", ruled ");
    put_phrase(out, ENGLISH, out_xml_bytes, f->ruled);
    out_text(out, "</");
    out_text(out, element);
    out_text(out, ">\n");
}

void report_junit_begin(struct out *out, const struct skr_code *code,
                        const char *name)
{
    out_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<testsuites>\n<testsuite name=\"skatref check\">\n"
                  "  <properties><property name=\"rules\" value=\"judged");
    report_rules(out, code, name);
    out_text(out, "\"/></properties>\n");
}

void report_junit_end(struct out *out)
{
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
    for (int i = 0; i < j->findings; i++)
        put_finding(out, &j->finding[i], fails(j, strict));
    if (j->findings > 0)
        out_text(out, "  </testcase>\n");
}

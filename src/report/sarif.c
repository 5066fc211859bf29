/* Prints judgments as SARIF 2.1.0, the form in which code hosts take findings. */
#include <string.h>
#include <unistd.h>

#include "base/json.h"
#include "report/report.h"
#include "report/rules.h"

/* The words of one finding; the places where they quote a log are short. */
#define WORDS 4096

void report_sarif_begin(struct out *out)
{
    out_text(out, "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\","
                  "\"version\":\"2.1.0\",\"runs\":[{\"results\":[\n");
}

static const char *level_of(enum finding_kind kind)
{
    switch (kind) {
    case FINDING_CONVENTION:
        return "note";
    case FINDING_UNDECIDED:
        return "warning";
    default:
        return "error";
    }
}

/* Code hosts look for a file from the folder where the program was started. */
static const char *relative(const char *path)
{
    char here[4096];
    size_t length = getcwd(here, sizeof here) != NULL ? strlen(here) : 0;

    if (length > 1 && strncmp(path, here, length) == 0 && path[length] == '/')
        path += length + 1;
    while (path[0] == '.' && path[1] == '/' && path[2] != '\0')
        path += 2;
    return path;
}

/* A URI reference: a path has / and all of the unreserved characters. */
static void put_uri(struct json *json, const char *path)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                "0123456789-._~/";

    path = relative(path);
    json_key(json, "uri");
    out_text(json->out, "\"");
    for (; *path != '\0'; path++)
        if (strchr(plain, *path) != NULL)
            out_bytes(json->out, path, 1);
        else
            out_format(json->out, "%%%02X", (unsigned char)*path);
    out_text(json->out, "\"");
    json->comma = true;
}

static void put_location(struct json *json, const struct origin *origin,
                         unsigned long long line)
{
    json_open(json, "locations", '[');
    json_open(json, NULL, '{');
    json_open(json, "physicalLocation", '{');
    json_open(json, "artifactLocation", '{');
    put_uri(json, origin->source);
    json_close(json, '}');
    json_open(json, "region", '{');
    json_put_number(json, "startLine", (long long)line);
    json_close(json, '}');
    json_close(json, '}');
    json_close(json, '}');
    json_close(json, ']');
}

void report_sarif(struct out *out, const struct origin *origin,
                  const struct judgment *j, int n)
{
    const struct finding *f = &j->finding[n];
    const char *title = skr_clause_info(f->clause)->title;
    struct json json = { .out = out };
    char text[WORDS];
    struct out words = { .data = text, .capacity = sizeof text };

    out_text(&words, title);
    out_text(&words, ": ");
    report_words_of(&words, f, j->record, true);
    out_text(out, ",\n");
    json_open(&json, NULL, '{');
    json_put_text(&json, "ruleId", skr_clause_info(f->clause)->id);
    json_put_text(&json, "level", level_of(f->kind));
    json_open(&json, "message", '{');
    json_put_bytes(&json, "text", text, words.size);
    json_close(&json, '}');
    put_location(&json, origin, origin_line(origin, j->record, f->byte));
    json_close(&json, '}');
}

/* The length of the first sentence: hosts take a description of 1024 characters at most. */
static size_t sentence(const char *text)
{
    const char *end = strstr(text, ". ");
    size_t length = end != NULL ? (size_t)(end - text) + 1 : strlen(text);

    return length < 1000 ? length : 1000;
}

static void put_rule(struct json *json, const struct skr_clause_info *c)
{
    json_open(json, NULL, '{');
    json_put_text(json, "id", c->id);
    json_open(json, "shortDescription", '{');
    json_put_text(json, "text", c->title);
    json_close(json, '}');
    json_open(json, "fullDescription", '{');
    json_put_bytes(json, "text", c->text, sentence(c->text));
    json_close(json, '}');
    json_open(json, "help", '{');
    json_put_text(json, "text", c->text);
    json_close(json, '}');
    json_close(json, '}');
}

static void put_trouble(struct json *json, const struct trouble *t)
{
    json_open(json, NULL, '{');
    json_put_text(json, "level", "error");
    json_open(json, "message", '{');
    json_put_text(json, "text", t->text);
    json_close(json, '}');
    json_open(json, "locations", '[');
    json_open(json, NULL, '{');
    json_open(json, "physicalLocation", '{');
    json_open(json, "artifactLocation", '{');
    put_uri(json, t->source);
    json_close(json, '}');
    json_close(json, '}');
    json_close(json, '}');
    json_close(json, ']');
    json_close(json, '}');
}

/* Whether all files could be read. */
static void put_invocation(struct json *json, const struct troubles *troubles)
{
    json_open(json, "invocations", '[');
    json_open(json, NULL, '{');
    json_put_flag(json, "executionSuccessful", troubles->count == 0);
    json_open(json, "toolExecutionNotifications", '[');
    for (int i = 0; i < troubles->count; i++)
        put_trouble(json, &troubles->at[i]);
    json_close(json, ']');
    json_close(json, '}');
    json_close(json, ']');
}

void report_sarif_end(struct out *out, const struct troubles *troubles,
                      const struct skr_code *code, const char *name,
                      const bool *found)
{
    struct json json = { .out = out, .comma = true };
    char text[1024];
    struct out rules = { .data = text, .capacity = sizeof text };
    enum skr_clause clause;

    report_rules_bare(&rules, code, name);
    out_text(out, "\n]");
    put_invocation(&json, troubles);
    json_open(&json, "tool", '{');
    json_open(&json, "driver", '{');
    json_put_text(&json, "name", "skatref");
    json_put_text(&json, "version", PACKAGE_VERSION);
    json_put_text(&json, "informationUri", PACKAGE_URL);
    json_put_bytes(&json, "fullName", text, rules.size);
    json_open(&json, "rules", '[');
    for (int i = 0; (clause = skr_clause_at(i)) != SKR_C_NONE; i++)
        if (found[clause])
            put_rule(&json, skr_clause_info(clause));
    json_close(&json, ']');
    json_close(&json, '}');
    json_close(&json, '}');
    out_text(out, "}]}\n");
}

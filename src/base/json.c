/* Writes JSON: the caller gives keys and values, the writer adds the commas. */
#include <string.h>

#include "base/json.h"

void json_key_text(struct json *json, const char *key)
{
    json_key(json, NULL);
    out_json_string(json->out, key, strlen(key));
    out_bytes(json->out, ":", 1);
}

void json_open(struct json *json, const char *key, char bracket)
{
    json_key(json, key);
    out_bytes(json->out, &bracket, 1);
    json->comma = false;
}

void json_close(struct json *json, char bracket)
{
    out_bytes(json->out, &bracket, 1);
    json->comma = true;
}

void json_put_text(struct json *json, const char *key, const char *text)
{
    json_put_bytes(json, key, text, text != NULL ? strlen(text) : 0);
}

void json_put_bytes(struct json *json, const char *key, const char *text,
                    size_t size)
{
    if (text == NULL) {
        json_put_null(json, key);
        return;
    }
    json_key(json, key);
    out_json_string(json->out, text, size);
}

void json_put_word(struct json *json, const char *key, const char *word)
{
    if (word == NULL) {
        json_put_null(json, key);
        return;
    }
    json_key(json, key);
    out_bytes(json->out, "\"", 1);
    out_text(json->out, word);
    out_bytes(json->out, "\"", 1);
}

void json_put_number(struct json *json, const char *key, long long number)
{
    json_key(json, key);
    out_number(json->out, number);
}

void json_put_flag(struct json *json, const char *key, bool flag)
{
    json_key(json, key);
    if (flag)
        out_text(json->out, "true");
    else
        out_text(json->out, "false");
}

void json_put_null(struct json *json, const char *key)
{
    json_key(json, key);
    out_text(json->out, "null");
}

void json_put_known(struct json *json, const char *key, bool known,
                    long long number)
{
    if (known)
        json_put_number(json, key, number);
    else
        json_put_null(json, key);
}

void json_put_known_flag(struct json *json, const char *key, bool known,
                         bool flag)
{
    if (known)
        json_put_flag(json, key, flag);
    else
        json_put_null(json, key);
}

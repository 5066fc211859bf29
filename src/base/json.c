/* Writes JSON: the caller gives keys and values, the writer adds the commas. */
#include <string.h>

#include "base/json.h"

extern inline void json_key(struct json *json, const char *key);
extern inline void json_put_bytes(struct json *json, const char *key, const char *text,
                                  size_t size);
extern inline void json_put_text(struct json *json, const char *key, const char *text);
extern inline void json_put_word(struct json *json, const char *key, const char *word);
extern inline void json_put_number(struct json *json, const char *key, long long number);
extern inline void json_put_flag(struct json *json, const char *key, bool flag);
extern inline void json_put_null(struct json *json, const char *key);
extern inline void json_put_known(struct json *json, const char *key, bool known,
                                  long long number);
extern inline void json_put_known_flag(struct json *json, const char *key, bool known,
                                       bool flag);

void json_key_in_pieces(struct json *json, const char *key)
{
    if (json->comma)
        out_bytes(json->out, ",", 1);
    json->comma = true;
    if (key == NULL)
        return;
    out_bytes(json->out, "\"", 1);
    out_text(json->out, key);
    out_bytes(json->out, "\":", 2);
}

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

void json_word(struct json *json, const char *word)
{
    size_t length;
    char *p;

    if (word == NULL) {
        out_text(json->out, "null");
        return;
    }
    length = strlen(word);
    p = out_room(json->out, length + 2);
    if (p == NULL) {
        out_json_string(json->out, word, length);
        return;
    }
    *p = '"';
    memcpy(p + 1, word, length);
    p[length + 1] = '"';
    json->out->size += length + 2;
}

void json_flag(struct json *json, bool flag)
{
    if (flag)
        out_text(json->out, "true");
    else
        out_text(json->out, "false");
}

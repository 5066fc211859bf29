/* skatref-answer.h: the rules of Skat as questions and answers in JSON
 *
 * One function, which answers in the process what `skatref answer` answers as a
 * program, by the same code:
 *
 *   char answer[65536];
 *   const char *question = "{\"ask\":\"bids\",\"given\":{}}";
 *
 *   skr_answer(question, strlen(question), "en", answer, sizeof answer);
 *
 * skatref-protocol(7) describes the questions; the file questions.schema.json
 * has their JSON Schema.
 *
 * There are no globals, no input and no output: any number of threads may ask at
 * the same time. Each needs 160 KiB of stack. A ruling may search all play of a hand,
 * which takes a tenth of a second at most; if it would take longer, the answer is
 * "open", with the reason.
 */
#ifndef SKATREF_ANSWER_H
#define SKATREF_ANSWER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define SKR_ANSWER_API __attribute__((visibility("default")))
#else
#define SKR_ANSWER_API
#endif

/**
 * Answers one question.
 *
 * question: a JSON object in UTF-8 of length bytes, at most 1 MiB; it may end in a
 *   newline. If it is not a question, the answer names what is wrong.
 * language: of the sentences in the answer: "en", "de", "pl" or "cs"; a null
 *   pointer and any other text are English. Keys, words and clauses never change
 *   with the language.
 * answer: receives the answer, one JSON object in UTF-8 on one line without a
 *   newline, and a null byte. If it needs more than size bytes, it is cut, and
 *   is not valid JSON. It may be a null pointer if size is 0.
 * Returns the bytes of the whole answer, without the null byte; the answer was
 * cut if that is not less than size. If memory runs out, the answer says so:
 * {"id":null,"error":"out of memory"}.
 */
SKR_ANSWER_API size_t skr_answer(const char *question, size_t length,
                                 const char *language, char *answer,
                                 size_t size);

#ifdef __cplusplus
}
#endif

#endif

/* What a finding says to people: a sentence of its own for each kind. The words for
 * machines, `recorded` and `ruled`, are in judge/finding.h. */
#ifndef REPORT_SENTENCE_H
#define REPORT_SENTENCE_H

#include "judge/judge.h"

/** Writes the finding in the language of the output. moved: name the move first; not
 *  where a line before does it. Returns false if there is nothing to say but the title
 *  of its clause; then nothing is written. */
bool put_finding_words(struct out *out, const struct finding *finding,
                       const struct record *record, bool moved);

/** The rows of the table: what the judge says for machines, and the sentence for
 *  people, a text of po/. A null pointer after the last. For tests. */
const char *sentence_ruled(int row), *sentence_said(int row);

#endif

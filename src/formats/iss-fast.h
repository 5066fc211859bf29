/* Fast paths of the server's reader. */
#ifndef FORMATS_ISS_FAST_H
#define FORMATS_ISS_FAST_H

#include "formats/iss-lexer.h"

/** Each takes what stands at lex->p if it has its usual form, and else leaves
 *  it to the plain reader, which reads it alike. In iss-fast.c. */

/** The properties before the moves; adds their bits to *seen. */
void iss_fast_head(struct lexer *lex, uint32_t *seen);

/** A sound deal: 95 bytes, each card open and there once. */
bool iss_fast_deal(struct lexer *lex);

/** Calls and cards, as many as follow each other. */
void iss_fast_moves(struct lexer *lex);

/** All the figures of a result. */
bool iss_fast_figures(struct lexer *lex);

#endif

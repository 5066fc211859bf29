/* Fast paths of the server's reader. */
#ifndef FORMATS_ISS_FAST_H
#define FORMATS_ISS_FAST_H

#include "formats/iss-lexer.h"

/** Each reads the text at lex->p if it has the usual form; else it leaves it to
 *  the plain reader, with the same result. In iss-fast.c. */

/** Reads the properties before the moves; adds their bits to *seen. */
void iss_fast_head(struct lexer *lex, uint32_t *seen);

/** Reads a sound deal: 95 bytes, no hidden card, each card once. */
bool iss_fast_deal(struct lexer *lex);

/** Reads calls and cards until another move comes. */
void iss_fast_moves(struct lexer *lex);

/** Reads a result with all figures. */
bool iss_fast_figures(struct lexer *lex);

#endif

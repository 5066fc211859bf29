/* Reads a call of the auction as players say it. */
#ifndef WORDS_CALLED_H
#define WORDS_CALLED_H

#define CALL_ROOM 128

/** Writes "V 18", "H passe", "Mittelhand bietet zwanzig", "Ś zerówka z ręki" as the
 *  question takes it: "F 18", "R pass", "M 20", "M null hand". What is not understood
 *  stays. */
void call_as_keys(const char *text, char out[CALL_ROOM]);

#endif

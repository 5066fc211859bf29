/* The game in motion, step by step: which clause refuses a move, which ends the deal, and who
 * is on turn then. The clauses say so: each row names the one that decides. */
#include <string.h>

#include "../../src/game/game.h"
#include "../support/engine.h"

/* Forehand has all jacks and the clubs, but for the seven. */
#define CARDS "; F CJ SJ HJ DJ CA CT CK CQ C9 C8; M SA ST SK SQ S9 S8 S7 HA HT HK; " \
    "R HQ H9 H8 H7 DA DT DK DQ D9 D8; skat C7 D7"
#define BID "isko2022" CARDS "; M bid 18; F hold; M pass; R pass"
#define TAKEN BID "; F take"
#define SAID TAKEN "; F announce grand"
#define PLAY BID "; F announce grand hand"
#define EIGHT PLAY "; F CA; M SA; R DA; F CT; M ST; R DT"
#define GIVEN_UP EIGHT "; F concede"
#define OFFER PLAY "; F CA; M SA; R DA; F show"
#define PUSH "isko2022 pushed-ramsch pushed" CARDS
#define CONTRA "isko2022 contra" CARDS "; M bid 18; F hold; M pass; R pass; F announce grand hand"
#define OLD "altenburg1937" CARDS "; M bid 18; F hold; M pass; R pass"
#define RAMSCH "isko2022 ramsch" CARDS "; M pass; R pass; F pass"
/* Grand is said open, which it cannot be with the skat: it counts as grand. */
#define STRUCK TAKEN "; F announce grand ouvert discard C7 D7"
#define REVOLUTION "isko2022 revolution" CARDS "; M bid 18; F hold; M pass; R pass; " \
    "F announce null hand ouvert revolution"
/* Three cards in the skat, and forehand has nine. */
#define NINE "isko2022; F CJ SJ HJ DJ CA CT CK CQ C9; M SA ST SK SQ S9 S8 S7 HA HT HK; " \
    "R HQ H9 H8 H7 DA DT DK DQ D9 D8; skat C8 C7 D7"

#define TEN " ?? ?? ?? ?? ?? ?? ?? ?? ?? ??"
#define BLIND "; F CJ SJ HJ DJ CA CT CK CQ C9 C8; M" TEN "; R" TEN "; skat ?? ??"
#define BLIND_BID "isko2022" BLIND "; M bid 18; F hold; M pass; R pass"
#define BLIND_PLAY BLIND_BID "; F announce grand hand"
/* Forehand has eight cards, and the second trick is not complete. */
#define SEEN_BY_M "isko2022 seen by M; F" TEN "; M SA ST SK SQ S9 S8 S7 HA HT HK; R" TEN \
    "; skat ?? ??; M bid 18; F hold; M pass; R pass; F announce grand hand; " \
    "F CA; M SA; R DA; F CT"
/* Middlehand leads where forehand should: before 1999 that is put right until the next lead. */
#define LED_WRONG "altenburg1937 seen by R; F" TEN "; M" TEN "; R S7 S9 HT CT HK H8 CQ SK ST DQ" \
    "; skat ?? ??; M bid 18; F hold; M pass; R pass; F announce grand hand; F CJ; M DT; R ST; " \
    "M H7 wrong; R HT"
#define ALLOWED "; M bid 18; F hold; M pass; R pass; F announce "
#define REVOKED "altenburg1937; F CJ SJ HJ DJ DA CK HQ H9 DK C8; M C9 SQ H7 HA C7 D8 DT D9 SA S8; " \
    "R S7 S9 HT CT HK H8 CQ SK ST DQ; skat CA D7" ALLOWED "grand hand; F CJ; M DT; R ST; " \
    "F HQ; M SA"
#define NULL_HAND "altenburg1937; F S7 S8 S9 H7 H8 H9 D7 D9 C7 C8; M D8 DT DA DJ SA ST SK HA HT CA; " \
    "R SJ HJ CJ CT CK CQ C9 HK HQ SQ; skat DK DQ" ALLOWED "null hand"
/* There is no ruling on cards that were dealt wrongly. */
#define NINE_F NINE "; M bid 18; F hold; M pass; R pass; F announce grand hand"
#define NINE_M NINE "; M bid 18; F pass; R pass"

/* After cards that nobody put right the hands are no longer alike, and there is no ruling on a
 * defender who gives up: so nobody is asked. */
#define UNEVEN "isko1999 contra ramsch pushed-ramsch revolution pushed; " \
    "F CJ CA CT SJ SK S8 HJ HQ DT " \
    "D9; M CK CQ C7 ST SQ HA H8 DJ DQ D7; R C9 C8 S9 S7 HT HK H9 H7 DA D8; skat SA DK; " \
    "F announce grand hand; F SK; M CJ; R S9; M CQ; R C9; F CA; F D9; M DQ; R D8; M CK; " \
    "R C8; F CT; F HQ; M H8; R HT; R DA; M D7; M concede"

/* Forehand makes every trick: nobody else has a trump of grand or ramsch, or a club. */
#define NINE_TRICKS "; F CJ; M SA; R HQ" \
    "; F SJ; M ST; R H9" \
    "; F HJ; M SK; R H8" \
    "; F DJ; M SQ; R H7" \
    "; F CA; M S9; R DA" \
    "; F CT; M S8; R DT" \
    "; F CK; M S7; R DK" \
    "; F CQ; M HA; R DQ" \
    "; F C9; M HT; R D9"
#define TEN_TRICKS NINE_TRICKS "; F C8; M HK; R D8"

enum { NOBODY = 0, F = 1, M = 2, R = 4 };

/* What is refused by `clause` leaves the state as it is; else the deal is ended by `over`, or
 * it is the turn of these seats. */
static const struct row {
    const char *state, *move;
    enum skr_clause clause;
    unsigned turn;
    enum skr_clause over;
} refused[] = {
    { "isko2022" CARDS, "F bid 18", SKR_C_AUCTION_OPENING, M, 0 },
    { "isko2022" CARDS, "M hold", SKR_C_AUCTION_ANSWER, M, 0 },
    { "isko2022" CARDS, "M bid 17", SKR_C_AUCTION_LOWEST, M, 0 },
    { "isko2022" CARDS, "M CA", SKR_C_AUCTION_END, M, 0 },
    { "isko2022" CARDS, "M announce grand", SKR_C_AUCTION_END, M, 0 },
    { "isko2022" CARDS, "M take", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "M discard C7 D7", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F play-on", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F concede", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F consent", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F push C9 C8", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F refuse", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "F contra", SKR_C_HOME_CONTRA, M, 0 },
    { BID, "M pass", SKR_C_AUCTION_END, F, 0 },
    { BID, "M take", SKR_C_SKAT_TAKE, F, 0 },
    { BID, "F CJ", SKR_C_ANNOUNCE_REQUIRED, F, 0 },
    { BID, "M announce grand hand", SKR_C_ANNOUNCE_SOLOIST, F, 0 },
    { BID, "F announce grand hand discard C9 C8", SKR_C_SKAT_DISCARD, F, 0 },
    { BID, "F announce grand hand none", SKR_C_SKAT_DISCARD, F, 0 },
    { BID, "F announce grand hand shown SA", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { TAKEN, "F take", SKR_C_RECORD_ORDER, F, 0 },
    { TAKEN, "F announce grand discard C7", SKR_C_SKAT_DISCARD, F, 0 },
    { TAKEN, "F announce grand discard C7 SA", SKR_C_SKAT_DISCARD, F, 0 },
    { TAKEN, "F announce grand none", SKR_C_SKAT_DISCARD, F, 0 },
    { TAKEN, "F announce grand ouvert discard C7 D7", SKR_C_ANNOUNCE_OUVERT, F, 0 },
    { SAID, "F CJ", SKR_C_SKAT_DISCARD, F, 0 },
    { SAID, "M discard C7 D7", SKR_C_SKAT_DISCARD, F, 0 },
    { SAID, "F discard C7 SA", SKR_C_SKAT_DISCARD, F, 0 },
    { PLAY, "M SA", SKR_C_PLAY_LEAD, F, 0 },
    { PLAY, "F SA", SKR_C_PLAY_HELD, F, 0 },
    { PLAY, "M breach trick.closed", SKR_C_TRICK_CLOSED, F, 0 },
    { PLAY, "M breach end.offer", SKR_C_RECORD_INCIDENT, F, 0 },
    { PLAY, "F show SA", SKR_C_RECORD_DEAL, F, 0 },
    { PLAY, "F take", SKR_C_RECORD_ORDER, F, 0 },
    { PLAY, "F play-on", SKR_C_RECORD_ORDER, F, 0 },
    { PLAY, "M exchange SA gets HQ", SKR_C_HOME_REVOLUTION_EXCHANGE, F, 0 },
    { GIVEN_UP, "F CK", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { GIVEN_UP, "F throw", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { GIVEN_UP, "M concede", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { GIVEN_UP, "M left", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { GIVEN_UP, "F consent", SKR_C_RECORD_ORDER, M | R, 0 },
    { GIVEN_UP, "M breach trick.closed", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { OFFER, "M concede", SKR_C_RECORD_ORDER, M | R, 0 },
    { OFFER "; M object", "M show", SKR_C_RECORD_ORDER, F, 0 },
    /* His cards lie on the table already, and the tricks decide: end.offer. */
    { OFFER, "F show", SKR_C_RECORD_ORDER, M | R, 0 },
    { OFFER "; M show", "M show", SKR_C_RECORD_ORDER, M | R, 0 },
    { OFFER "; M object", "F show schneider", SKR_C_RECORD_ORDER, F, 0 },
    { OFFER, "F show SA", SKR_C_RECORD_DEAL, M | R, 0 },
    { OFFER "; M consent", "M throw", SKR_C_RECORD_ORDER, R, 0 },
    { PUSH, "M bid 18", SKR_C_RECORD_ORDER, F, 0 },
    { PUSH, "M left", SKR_C_HOME_RAMSCH, F, 0 },
    { PUSH, "F CJ", SKR_C_HOME_PUSH, F, 0 },
    { PUSH, "M take", SKR_C_HOME_PUSH, F, 0 },
    { PUSH, "M refuse", SKR_C_HOME_PUSH, F, 0 },
    { PUSH, "M push SA ST", SKR_C_HOME_PUSH, F, 0 },
    { PUSH, "M announce clubs hand", SKR_C_HOME_PUSH_GRAND_HAND, F, 0 },
    { PUSH, "M announce grand", SKR_C_HOME_PUSH_GRAND_HAND, F, 0 },
    { PUSH, "- misdeal count", SKR_C_RECORD_ORDER, F, 0 },
    { PUSH "; F take", "F take", SKR_C_RECORD_ORDER, F, 0 },
    { PUSH "; F take", "F refuse", SKR_C_RECORD_ORDER, F, 0 },
    { PUSH "; F take", "F push CJ C7", SKR_C_HOME_PUSH_JACKS, F, 0 },
    { PUSH "; F take", "F push C7", SKR_C_HOME_PUSH, F, 0 },
    { PUSH "; F take", "F push C7 SA", SKR_C_HOME_PUSH, F, 0 },
    { PUSH "; F take", "M announce grand hand", SKR_C_HOME_PUSH_GRAND_HAND, F, 0 },
    { CONTRA, "F contra", SKR_C_HOME_CONTRA_CALL, F, 0 },
    { CONTRA, "F re", SKR_C_HOME_CONTRA_CALL, F, 0 },
    { CONTRA "; F CA; M SA; R DA; F CT; M left", "R contra", SKR_C_RECORD_ORDER, 0,
      SKR_C_END_ABSENT },
    { REVOLUTION, "F exchange SA gets HQ", SKR_C_HOME_REVOLUTION_EXCHANGE, F, 0 },
    { REVOLUTION, "M exchange C8 gets HQ", SKR_C_HOME_REVOLUTION_EXCHANGE, F, 0 },
    { REVOLUTION, "M exchange SA gets C8", SKR_C_HOME_REVOLUTION_EXCHANGE, F, 0 },
    { REVOLUTION "; F C8", "M exchange SA gets HQ", SKR_C_HOME_REVOLUTION_EXCHANGE, M, 0 },
    { BID, "M misdeal skat-taken", SKR_C_RECORD_ORDER, F, 0 },
    { BID, "M misdeal skat-seen", SKR_C_RECORD_ORDER, F, 0 },
    { "isko2022" CARDS, "M misdeal missing", SKR_C_RECORD_ORDER, M, 0 },
    { "isko2022" CARDS, "M misdeal skat-taken", SKR_C_DEAL_SKAT_TAKEN, M, 0 },
    { "isko2022" CARDS, "M misdeal skat-seen", SKR_C_DEAL_SKAT_SEEN, M, 0 },
    { PLAY, "- misdeal missing", SKR_C_RECORD_ORDER, F, 0 },
    { NINE, "- misdeal count H7", SKR_C_RECORD_INCIDENT, M, 0 },
    { NINE, "- misdeal count", SKR_C_RECORD_INCIDENT, M, 0 },
    { PLAY, "F announce clubs hand", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { PLAY, "M announce clubs hand", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { PLAY "; F concede", "F announce clubs hand", SKR_C_ANNOUNCE_FINAL, 0,
      SKR_C_END_CONCEDE_SOLOIST },
    { "isko2022" CARDS "; M bid-game diamonds hand; F pass; R pass", "M take",
      SKR_C_AUCTION_DESCRIBED_BINDS, M, 0 },
    { "isko2022" CARDS "; M bid-game hearts ouvert; F pass; R pass", "M take",
      SKR_C_AUCTION_DESCRIBED_BINDS, M, 0 },
    { "isko2022" CARDS "; M bid-game diamonds hand; F pass; R pass", "M announce grand hand",
      SKR_C_AUCTION_DESCRIBED_BINDS, M, 0 },
    { PLAY "; F concede", "- misdeal count", SKR_C_RECORD_ORDER, 0,
      SKR_C_END_CONCEDE_SOLOIST },
    { NINE_M, "- misdeal count play-on", SKR_C_RECORD_INCIDENT, M, 0 },
    { BLIND_PLAY, "F throw", SKR_C_RECORD_HIDDEN, F, 0 },
    { BLIND_PLAY, "M show SA", SKR_C_RECORD_HIDDEN, F, 0 },
    { BLIND_PLAY "; F C8", "M C9", SKR_C_PLAY_HELD, M, 0 },
    { "isko2022" BLIND, "F misdeal skat-taken CA CT", SKR_C_DEAL_SKAT_TAKEN, M, 0 },
    { "altenburg1937" BLIND "; M bid 18; F hold; M pass; R pass; F announce diamonds hand",
      "F announce grand hand", SKR_C_RECORD_HIDDEN, F, 0 },
    { TAKEN, "F announce grand discard C7 D7 shown C7", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { OLD "; F announce grand hand", "F announce grand ouvert hand shown SA",
      SKR_C_ANNOUNCE_SHOW, F, 0 },
    { TAKEN "; F announce null ouvert", "F discard C7 D7 shown SA", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { TAKEN "; F announce null ouvert", "F discard C7 D7 shown C7", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { BID "; F announce null hand; F CA; M SA; R HQ", "F CT", SKR_C_END_NULL, 0,
      SKR_C_END_NULL },
    { "isko2022" CARDS "; M pass; R pass; F pass", "F CA", SKR_C_AUCTION_PASSED_IN, 0,
      SKR_C_AUCTION_PASSED_IN },
    { PLAY "; F concede", "F CA", SKR_C_RECORD_ORDER, 0, SKR_C_END_CONCEDE_SOLOIST },
    { PLAY "; M SA", "R play-on", SKR_C_RECORD_ORDER, 0, SKR_C_END_BREACH_BEFORE },
    /* He led before he announced: the defenders may have him announce. */
    { TAKEN "; F CA", "F play-on", SKR_C_RECORD_ORDER, 0, SKR_C_END_EARLY_LEAD },
    { TAKEN "; F CA; F announce grand discard C7 D7", "M play-on", SKR_C_RECORD_ORDER, 0,
      SKR_C_SKAT_WRONG_NUMBER },
    { TAKEN "; F CA; R play-on", "F CA", SKR_C_ANNOUNCE_REQUIRED, F, 0 },
    { UNEVEN, "R consent", SKR_C_RECORD_ORDER, F, 0 },
    { OLD "; F announce grand hand", "M announce clubs hand", SKR_C_RECORD_ORDER, F, 0 },
    { OLD "; F announce grand hand", "F announce diamonds hand", SKR_C_ANNOUNCE_CHANGE, F, 0 },
    { OLD "; F announce grand hand; F CA", "F announce clubs hand", SKR_C_RECORD_ORDER, M, 0 },
    { NINE_F, "F concede", SKR_C_RECORD_INCIDENT, F, 0 },
    { STRUCK, "F announce clubs", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { STRUCK, "F announce grand hand", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { STRUCK, "F announce grand ouvert", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { STRUCK, "F announce grand schneider", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { STRUCK, "F announce grand revolution", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { STRUCK "; F announce grand", "F announce grand", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { OLD "; F take; F announce diamonds discard C7 D7", "F announce grand ouvert",
      SKR_C_ANNOUNCE_OUVERT, F, 0 },
    { OLD "; F announce grand hand; F concede", "F announce clubs hand", SKR_C_RECORD_ORDER, 0,
      SKR_C_END_ABSENT },
    { PUSH "; F refuse", "M announce grand hand", SKR_C_HOME_PUSH_GRAND_HAND, M, 0 },
    { RAMSCH, "F announce grand hand", SKR_C_ANNOUNCE_FINAL, F, 0 },
    { RAMSCH, "M bid 18", SKR_C_RECORD_ORDER, F, 0 },
    { "isko2022 pushed-ramsch pushed" BLIND "; F refuse", "M push CA CT", SKR_C_RECORD_ORDER, M, 0 },
    { BID, "M exchange SA gets HQ", SKR_C_HOME_REVOLUTION_EXCHANGE, F, 0 },
    { TAKEN, "F announce grand discard ?? ??", SKR_C_SKAT_DISCARD, F, 0 },
    { PUSH, "F show", SKR_C_RECORD_ORDER, F, 0 },
    { PLAY, "F throw SA", SKR_C_RECORD_DEAL, F, 0 },
}, made[] = {
    { "isko2022" CARDS "; M pass; R pass", "F pass", 0, 0, SKR_C_AUCTION_PASSED_IN },
    { "isko2022" CARDS, "M left", 0, 0, SKR_C_END_ABSENT },
    { "isko2022" CARDS, "M pass", 0, R, 0 },
    { "isko2022" CARDS, "M bid 18", 0, F, 0 },
    { BID, "F take", 0, F, 0 },
    { BID, "M timeout", 0, 0, SKR_C_END_ABSENT },
    { TAKEN, "F announce grand discard C7 D7", 0, F, 0 },
    { SAID, "F discard C7 D7", 0, F, 0 },
    { SAID, "R left", 0, 0, SKR_C_END_ABSENT },
    { PLAY, "F CJ", 0, M, 0 },
    { PLAY, "F concede", 0, 0, SKR_C_END_CONCEDE_SOLOIST },
    { PLAY, "M concede", 0, 0, SKR_C_END_CONCEDE_DEFENDER },
    { PLAY, "M left", 0, 0, SKR_C_END_ABSENT },
    { PLAY "; F CA; M SA; R DA", "F throw", 0, 0, SKR_C_END_THROW },
    { BID "; F announce null hand; F CA; M SA", "R HQ", 0, 0, SKR_C_END_NULL },
    { EIGHT, "F concede", 0, M | R, 0 },
    { GIVEN_UP, "M object", 0, R, 0 },
    { GIVEN_UP "; M object", "R object", 0, F, 0 },
    { GIVEN_UP "; M object", "R consent", 0, 0,
      SKR_C_END_CONCEDE_CONSENT },
    { OFFER, "M consent", 0, R, 0 },
    { OFFER, "M throw", 0, R, 0 },
    { OFFER, "M show", 0, M | R, 0 },
    { OFFER, "M object", 0, F, 0 },
    { OFFER, "F CT", 0, M, 0 },
    { OFFER "; M consent", "R consent", 0, 0, SKR_C_END_OFFER },
    { PUSH, "F refuse", 0, M, 0 },
    { PUSH, "F push C7 D7", 0, M, 0 },
    { PUSH, "R announce grand hand", 0, F, 0 },
    { PUSH "; F take", "F push C7 D7", 0, M, 0 },
    { PUSH "; F refuse; M refuse; R take", "R push DA DT", 0, F, 0 },
    { CONTRA, "M contra", 0, F, 0 },
    { CONTRA "; M contra", "F re", 0, F, 0 },
    { REVOLUTION, "M exchange SA gets HQ", 0, F, 0 },
    { "isko2022" CARDS, "- misdeal cut in-deal lifted 2", 0, 0, SKR_C_DEAL_CUT },
    { NINE, "- misdeal count C8", 0, M, 0 },
    { NINE "; M bid 18; F hold; M pass; R pass", "- misdeal count", 0, 0,
      SKR_C_DEAL_COUNT_SOLOIST },
    { OLD "; F announce diamonds hand", "F announce grand hand", 0, F, 0 },
    { OLD "; F take; F announce grand ouvert discard C7 D7", "F announce grand", 0, F, 0 },
    { NINE_M, "- misdeal count", 0, 0, SKR_C_DEAL_COUNT_DEFENDERS },
    { "altenburg1937; F CJ SJ HJ DJ CA CT CK CQ C9 C8; M" TEN "; R" TEN "; skat C7 D7; "
      "M bid 18; F hold; M pass; R pass; F announce diamonds hand", "F announce grand hand",
      0, F, 0 },
    { BLIND_BID, "F take", 0, F, 0 },
    { BLIND_BID "; F take", "F announce grand discard C8 C9", 0, F, 0 },
    { BLIND_BID "; F take", "F announce grand discard ?? ??", 0, F, 0 },
    { SEEN_BY_M, "F concede", 0, M | R, 0 },
    { BLIND_PLAY, "F concede", 0, 0, SKR_C_END_CONCEDE_SOLOIST },
    { BLIND_PLAY, "M left", 0, 0, SKR_C_END_ABSENT },
    { BLIND_PLAY, "F show", 0, M | R, 0 },
    { BLIND_PLAY "; F C8", "M SA", 0, R, 0 },
    { "isko2022" CARDS "; M bid-game grand; F pass; R pass", "M take", 0, M, 0 },
    { "isko2022" CARDS "; M bid-game null ouvert; F pass; R pass", "M take", 0, M, 0 },
    { "altenburg1937" CARDS "; M bid-game grand hand; F pass; R pass", "M take", 0, M, 0 },
    { "altenburg1937" CARDS, "M bid-game grand hand", 0, F, 0 },
    { OLD "; F take; F announce diamonds", "F announce grand discard C7 D7", 0, F, 0 },
    { OLD "; F take; F announce diamonds", "F announce grand", 0, F, 0 },
    { "isko2022 pushed-ramsch pushed; F CJ SJ HJ DJ CA CT CK CQ C9; M" TEN "; R" TEN "; skat ?? ?? ??; "
      "F take; F push ?? ??", "M take", 0, M, 0 },
    { PLAY, "M misdeal missing", 0, 0, SKR_C_DEAL_COUNT_DEFENDERS },
    { OLD "; F announce grand hand", "F show", 0, 0, SKR_C_END_LAY_DOWN },
    { "altenburg1937; F" TEN "; M" TEN "; R" TEN "; skat C7 D7; M bid 18; F hold; M pass; R pass; "
      "F announce null hand ouvert shown CJ SJ HJ DJ CA CT CK CQ C9 C8", "F announce grand hand",
      0, F, 0 },
}, followed[] = {
    { "isko2022" CARDS, "F misdeal skat-taken CA CT", SKR_C_DEAL_SKAT_TAKEN, R, 0 },
    { "isko2022" CARDS, "R misdeal skat-taken DA DT", SKR_C_DEAL_SKAT_TAKEN, M, 0 },
    { "isko2022" CARDS "; M bid 18", "- misdeal skat-seen", SKR_C_DEAL_SKAT_SEEN, M, 0 },
    { "isko2022" CARDS "; M misdeal skat-seen; R misdeal skat-seen", "F misdeal skat-seen",
      SKR_C_DEAL_SKAT_SEEN, 0, SKR_C_AUCTION_PASSED_IN },
    { "isko2022" BLIND, "F misdeal skat-taken CA CT", SKR_C_RECORD_HIDDEN, M, 0 },
    { BLIND_PLAY, "M SA", SKR_C_PLAY_LEAD, R, 0 },
    { "isko2022" CARDS "; M bid-game grand hand; F pass; R pass", "M take", 0, M, 0 },
    { "altenburg1937" CARDS, "M bid-game grand hand", 0, F, 0 },
    { "isko2022" CARDS, "M bid 19", SKR_C_AUCTION_VALUES, F, 0 },
    { "isko2022" CARDS, "M misdeal skat-seen", SKR_C_DEAL_SKAT_SEEN, R, 0 },
    { "isko2022" CARDS, "M misdeal skat-taken SA ST", SKR_C_DEAL_SKAT_TAKEN, R, 0 },
    { "isko2022" CARDS, "M misdeal skat-taken CA ST", SKR_C_RECORD_INCIDENT, M, 0 },
    { "isko2022" CARDS, "M misdeal skat-taken SA", SKR_C_RECORD_INCIDENT, M, 0 },
    { BID, "F CA", SKR_C_ANNOUNCE_REQUIRED, 0, SKR_C_END_EARLY_LEAD },
    { BID, "M SA", SKR_C_ANNOUNCE_REQUIRED, F, 0 },
    { BID "; F CA", "F announce clubs hand", SKR_C_SKAT_WRONG_NUMBER, 0,
      SKR_C_SKAT_WRONG_NUMBER },
    { BID "; F CA", "M announce clubs hand", SKR_C_ANNOUNCE_FINAL, 0,
      SKR_C_END_EARLY_LEAD },
    { OLD, "F CA", SKR_C_ANNOUNCE_REQUIRED, F, 0 },
    { OLD "; F CA; F CT", "F announce clubs hand", 0, M, 0 },
    { OLD "; F take; F announce grand", "F announce spades none", SKR_C_ANNOUNCE_CHANGE, F, 0 },
    { OLD "; F take; F announce grand", "F announce spades discard C7 D7", SKR_C_ANNOUNCE_CHANGE,
      F, 0 },
    { TAKEN, "F announce grand none", SKR_C_SKAT_DISCARD, 0, SKR_C_SKAT_WRONG_NUMBER },
    { TAKEN, "F announce grand discard C7", SKR_C_SKAT_DISCARD, 0,
      SKR_C_SKAT_WRONG_NUMBER },
    { TAKEN, "F announce grand discard C7 SA", SKR_C_SKAT_DISCARD, F, 0 },
    { TAKEN, "F announce grand ouvert discard C7 D7", SKR_C_ANNOUNCE_OUVERT, F, 0 },
    { TAKEN, "F announce grand hand discard C7 D7 shown SA", SKR_C_ANNOUNCE_HAND, F, 0 },
    { BID, "F announce grand hand shown SA", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { OLD "; F announce grand hand", "F announce grand ouvert hand shown SA",
      SKR_C_ANNOUNCE_SHOW, F, 0 },
    { BID, "F announce grand hand discard C7 D7", SKR_C_SKAT_DISCARD, F, 0 },
    { TAKEN "; F announce null ouvert", "F discard C7 D7 shown SA", SKR_C_ANNOUNCE_SHOW, F, 0 },
    { PLAY, "M SA", SKR_C_PLAY_LEAD, 0, SKR_C_END_BREACH_BEFORE },
    { PLAY, "M breach trick.closed", SKR_C_TRICK_CLOSED, 0, SKR_C_END_BREACH_BEFORE },
    { PLAY, "M breach end.offer", SKR_C_RECORD_INCIDENT, F, 0 },
    { PLAY, "M breach trick.complete", SKR_C_RECORD_INCIDENT, F, 0 },
    { PLAY "; M SA", "F play-on", 0, F, 0 },
    { TAKEN "; F CA", "M play-on", 0, F, 0 },
    { TAKEN "; F CA; R play-on", "F announce grand discard C7 D7", 0, F, 0 },
    { PLAY "; M SA", "M breach trick.closed", SKR_C_RECORD_ORDER, 0,
      SKR_C_END_BREACH_BEFORE },
    { GIVEN_UP, "F CK", SKR_C_END_CONCEDE_CONSENT, M | R, 0 },
    { OFFER "; F CT", "M consent", SKR_C_RECORD_ORDER, M, 0 },
    { PUSH "; F take", "F push CJ C7", SKR_C_HOME_PUSH_JACKS, M, 0 },
    { CONTRA "; F concede", "M contra", 0, 0, SKR_C_END_CONCEDE_SOLOIST },
    { NINE "; M bid 18; F hold; M pass; R pass", "F CA", SKR_C_ANNOUNCE_REQUIRED, F, 0 },
    { "isko2022" CARDS "; M bid 18; F pass; R pass", "M SA", SKR_C_ANNOUNCE_REQUIRED, 0,
      SKR_C_END_EARLY_LEAD },
    { "altenburg1937" CARDS "; M bid 18; F pass; R pass", "M SA", SKR_C_ANNOUNCE_REQUIRED, M, 0 },
    { NINE "; M bid 18; F hold; M pass; R pass; F take", "F announce grand discard C7",
      SKR_C_SKAT_DISCARD, F, 0 },
    { NINE_F, "F concede", 0, F, 0 },
    { OLD "; F take; F announce diamonds discard C7 D7", "F announce grand ouvert",
      SKR_C_ANNOUNCE_OUVERT, F, 0 },
    { TAKEN "; F announce grand none", "F announce grand", SKR_C_ANNOUNCE_FINAL, 0,
      SKR_C_SKAT_WRONG_NUMBER },
    { OFFER, "F consent", SKR_C_RECORD_ORDER, M | R, 0 },
    { PLAY, "- misdeal skat-seen", SKR_C_DEAL_DEALER_LOOKS, F, 0 },
    { PLAY "; F CA; M SA; R DA", "M breach trick.complete", SKR_C_TRICK_COMPLETE, 0,
      SKR_C_END_BREACH_BEFORE },
    { PLAY "; F CA; M SA; R DA", "F breach trick.complete", SKR_C_TRICK_COMPLETE, F, 0 },
    { OFFER "; M object", "R consent", 0, F, 0 },
    { OFFER, "F show", 0, M | R, 0 },
    { OFFER "; M object", "F show schneider", 0, F, 0 },
};

/* ------------------------------------------------------------------- both tables */

static void read_state(const char *text, struct skr_code *code, struct skr_state *s)
{
    const char *wrong = skr_state_read(text, code, s);

    REQUIRE(wrong == NULL, "%s\ncannot be read or followed from: %s", text, wrong);
}

/* The state as text there and back; whose turn it is, each seat sees, and of a view the text
 * names the seat. */
static void write_and_read(const struct skr_state *s)
{
    static char text[SKR_STATE_TEXT], again[SKR_STATE_TEXT];
    static struct skr_state view, back;
    struct skr_code code;

    skr_state_write(s, text);
    read_state(text, &code, &back);
    skr_state_write(&back, again);
    REQUIRE(strcmp(text, again) == 0, "%s\n%s", text, again);
    for (int seat = 0; seat < 3; seat++) {
        skr_state_view(s, seat, &view);
        skr_state_write(&view, again);
        REQUIRE(skr_state_turn(&view) == skr_state_turn(s), "%s: another turn", again);
        REQUIRE(strstr(again, "seen by") != NULL, "%s: whose view", again);
        read_state(again, &code, &back);
        skr_state_write(&back, text);
        REQUIRE(strcmp(text, again) == 0, "%s\n%s", text, again);
    }
}

static void check(const struct skr_state *s, const struct row *r)
{
    write_and_read(s);
    REQUIRE(skr_state_over(s) == r->over, "%s; %s: over by %s", r->state, r->move,
            skr_clause_info(skr_state_over(s))->id);
    REQUIRE(skr_state_turn(s) == r->turn, "%s; %s: on turn %x", r->state, r->move,
            skr_state_turn(s));
}

START_TEST(a_move_that_breaks_a_clause_is_refused)
{
    static struct skr_state s, before;
    struct skr_code code;

    for (size_t n = 0; n < sizeof refused / sizeof *refused; n++) {
        const struct row *r = &refused[n];
        struct skr_move m;
        enum skr_clause clause;

        REQUIRE(skr_move_read(r->move, &m) == NULL, "%s cannot be read", r->move);
        read_state(r->state, &code, &s);
        before = s;
        clause = skr_state_move(&s, &m);
        REQUIRE(clause == r->clause, "%s; %s: refused by %s", r->state, r->move,
                clause == SKR_C_NONE ? "nothing" : skr_clause_info(clause)->id);
        REQUIRE(memcmp(&s, &before, sizeof s) == 0, "%s; %s: a change", r->state, r->move);
        check(&s, r);
    }
}
END_TEST

START_TEST(a_move_that_breaks_none_is_made)
{
    static struct skr_state s;
    struct skr_code code;

    for (size_t n = 0; n < sizeof made / sizeof *made; n++) {
        const struct row *r = &made[n];
        struct skr_move m;
        enum skr_clause clause;

        REQUIRE(skr_move_read(r->move, &m) == NULL, "%s cannot be read", r->move);
        read_state(r->state, &code, &s);
        clause = skr_state_move(&s, &m);
        REQUIRE(clause == SKR_C_NONE, "%s; %s: refused by %s", r->state, r->move,
                skr_clause_info(clause)->id);
        check(&s, r);
    }
}
END_TEST

/* At the table it happened all the same, but for what cannot be. */
START_TEST(what_happens_at_the_table_is_followed)
{
    static struct skr_state s;
    struct skr_code code;

    for (size_t n = 0; n < sizeof followed / sizeof *followed; n++) {
        const struct row *r = &followed[n];
        struct skr_move m;
        enum skr_clause clause;

        REQUIRE(skr_move_read(r->move, &m) == NULL, "%s cannot be read", r->move);
        read_state(r->state, &code, &s);
        clause = skr_state_follow(&s, &m);
        REQUIRE(clause == r->clause, "%s; %s: breaks %s", r->state, r->move,
                clause == SKR_C_NONE ? "nothing" : skr_clause_info(clause)->id);
        check(&s, r);
    }
}
END_TEST

/* clauses deal.third-card deal.skat-taken: where the cards lie then. */
/* Whose turn it is everybody sees, and the seat its own cards. */
START_TEST(a_wrong_card_is_the_same_in_each_view)
{
    static const struct { const char *before, *card; enum skr_clause clause; } rows[] = {
        { PLAY, "R DA wrong", SKR_C_PLAY_LEAD }, { PLAY, "M SA wrong", SKR_C_PLAY_LEAD },
        { PLAY, "M DA wrong play.held", SKR_C_PLAY_LEAD },
        { PLAY "; F CA", "R DA wrong", SKR_C_PLAY_TURN },
        { PLAY, "F SK wrong play.held", SKR_C_PLAY_HELD },
        { EIGHT "; F CK; M SK", "R HQ", SKR_C_NONE },
    };
    static struct skr_state s, view;
    struct skr_code code;
    struct skr_move m;

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++)
        for (int seat = SKR_NOBODY; seat < 3; seat++) {
            read_state(rows[n].before, &code, &s);
            view = s;
            if (seat != SKR_NOBODY)
                skr_state_view(&s, seat, &view);
            ck_assert(skr_move_read(rows[n].card, &m) == NULL);
            ck_assert_int_eq(skr_state_follow(&view, &m), rows[n].clause);
            skr_state_follow(&s, &m);
            ck_assert_int_eq(view.incident.kind, s.incident.kind);
            ck_assert_int_eq(view.unanswered, s.unanswered);
            write_and_read(&s);
        }
}
END_TEST

/* Middlehand leads out of turn, rearhand revokes or follows, the soloist revokes: each side can have the first wrong
 * card of the other taken back, with what lies on it. clauses end.lead-back end.revoke-corrected */
START_TEST(wrong_cards_of_both_sides)
{
    static const struct { const char *moves; int cards; unsigned play_on; } rows[] = {
        { "; M H7", 1, F }, { "; M H7; R SK", 2, F }, { "; M H7; R SK; F play-on", 0, NOBODY },
        { "; M H7; R HT; F CK", 0, F | M | R }, { "; M H7; R HT; F CK; R play-on", 2, F },
        { "; M H7; R HT; F CK; R play-on; F play-on", 0, NOBODY },
        { "; M H7; R HT; F CK; F play-on", 0, NOBODY },
        { "; M H7; R HT; F CK; R play-on; F HQ", 0, F },
        { "; M H7; R HT; F CK; R play-on; F HQ; R DQ", 1, NOBODY },
        { "; M H7; R HT; F HQ; M D9", 1, F }, { "; M H7; R HT; F HQ; M D9; F play-on", 0, NOBODY },
        { "; F HQ; R SK", 2, NOBODY }, { "; M H7; F breach trick.closed", 1, F },
        { "; M H7; R left", 1, NOBODY },
        /* A lead that stands does not hinder what is wrong in the next trick. */
        { "; M H7; R HT; F HQ; R DQ; F DA; M S8", 0, F },
        { "; M H7; R HT; F HQ; R DQ; F DA; M S8; F play-on", 2, NOBODY },
        { "; M H7; R HT; F HQ; R DQ; F HJ", 2, M | R },
        { "; M H7; R HT; F HQ; R DQ; F HJ; M play-on", 1, NOBODY },
    };
    static char text[SKR_STATE_TEXT];
    static struct skr_state s, view, back;
    struct skr_code code;

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        snprintf(text, sizeof text, "altenburg1937; F CJ SJ HJ DJ DA CK HQ H9 DK C8; "
                 "M C9 SQ H7 HA C7 D8 DT D9 SA S8; R S7 S9 HT CT HK H8 CQ SK ST DQ; skat CA D7; "
                 "M bid 18; F hold; M pass; R pass; F announce grand hand%s", rows[n].moves);
        read_state(text, &code, &s);
        REQUIRE(s.play.count == rows[n].cards && skr_state_play_on(&s) == rows[n].play_on,
                "%s: %d cards, %x", text, s.play.count, skr_state_play_on(&s));
        for (int seat = 0; seat < 3; seat++) {
            skr_state_view(&s, seat, &view);
            skr_state_write(&view, text);
            read_state(text, &code, &back);
            REQUIRE(back.play.count == rows[n].cards && skr_state_play_on(&back) == rows[n].play_on,
                    "%s: %d cards, %x", text, back.play.count, skr_state_play_on(&back));
            /* What lies there again after a demand is not seen either. */
            for (int other = 0; other < 3; other++)
                REQUIRE(view.unseen[other] == 0
                            || (view.before[0].hand[other] | view.before[1].hand[other]) == 0,
                        "%s: a hand before a wrong card is seen", text);
        }
    }
}
END_TEST

START_TEST(cards_are_put_right)
{
    static struct skr_state s, same;
    struct skr_code code;
    const skr_cards c8 = SKR_BIT(skr_card_read("C8", 2)), sa = SKR_BIT(skr_card_read("SA", 2)),
                    st = SKR_BIT(skr_card_read("ST", 2));
    skr_cards before, skat;

    read_state(NINE, &code, &s);
    before = s.deal.hand[SKR_FOREHAND];
    read_state(NINE "; - misdeal count C8", &code, &s);
    ck_assert_uint_eq(s.deal.hand[SKR_FOREHAND], before | c8);
    ck_assert_uint_eq(s.play.hand[SKR_FOREHAND], before | c8);
    ck_assert_int_eq(skr_count(s.skat), 2);
    ck_assert(!s.unsound);
    read_state("isko2022" CARDS, &code, &s);
    before = s.deal.hand[SKR_MIDDLEHAND];
    skat = s.skat;
    read_state("isko2022" CARDS "; M misdeal skat-taken SA ST", &code, &s);
    ck_assert_uint_eq(s.skat, sa | st);
    ck_assert_uint_eq(s.play.hand[SKR_MIDDLEHAND], (before | skat) & ~(sa | st));
    read_state("isko2022" CARDS ";M misdeal skat-taken  SA ST", &code, &same);
    ck_assert_uint_eq(same.skat, s.skat);   /* blanks do not matter */
}
END_TEST

/* clauses announce.change skat.unseen: the game that counts; who has seen the skat as dealt. */
START_TEST(what_has_changed)
{
    static struct skr_state s, view;
    struct skr_code code;

    read_state(OLD "; F announce diamonds hand; F announce grand hand", &code, &s);
    ck_assert_int_eq(s.game.game, SKR_GRAND);
    read_state(SAID, &code, &s);
    skr_state_view(&s, SKR_FOREHAND, &view);
    ck_assert_uint_eq(view.deal.skat, s.deal.skat);
    skr_state_view(&s, SKR_MIDDLEHAND, &view);
    ck_assert_uint_eq(view.deal.skat, 0);
}
END_TEST

/* clauses announce.change play.follow: spades are worth less than grand, so that grand stays, in
 * which the jack of spades does not follow the ace. What a defender cannot see, the text
 * of his view says. */
START_TEST(a_game_of_less_value_does_not_count)
{
    static const char text[] = "altenburg1937; F CJ SA S7 CA CT CK CQ C9 C8 HK; "
        "M SJ S9 ST HA HT D9 D8 DA DT DK; R HJ DJ SK SQ S8 HQ H9 H8 H7 DQ; skat C7 D7; "
        "M bid 18; F hold; M pass; R pass; F take; F announce grand discard C7 D7; "
        "F announce spades; F SA";
    const skr_cards spades = SKR_BIT(skr_card_read("S9", 2)) | SKR_BIT(skr_card_read("ST", 2));
    static char again[SKR_STATE_TEXT];
    static struct skr_state s, view, back;
    struct skr_code code;

    read_state(text, &code, &s);
    ck_assert_uint_eq(skr_state_cards(&s, SKR_MIDDLEHAND), spades);
    skr_state_view(&s, SKR_MIDDLEHAND, &view);
    ck_assert_uint_eq(skr_state_cards(&view, SKR_MIDDLEHAND), spades);
    skr_state_write(&view, again);
    REQUIRE(strstr(again, "; F announce spades wrong; F SA") != NULL, "%s", again);
    read_state(again, &code, &back);
    ck_assert_int_eq(back.game.game, SKR_GRAND);
    ck_assert_uint_eq(skr_state_cards(&back, SKR_MIDDLEHAND), spades);
    write_and_read(&s);
}
END_TEST

/* A defender gives up, and the soloist may demand to play on. Until he does not, nobody sees more
 * cards; that forehand has won grand with 4, hand, is 6 times 24. After forehand himself has given up
 * nobody can play on, and all is seen: lost, he is booked twice as much. An offer breaks no rule: what
 * both have agreed to stays. clauses end.play-on end.concede-defender end.concede-soloist end.offer
 * value.lost-double */
START_TEST(what_is_seen_of_a_deal_that_is_over)
{
    static const struct { const char *text, *end; unsigned play_on; int score; } rows[] = {
        { PLAY "; F CA; M concede", "; M concede; over end.concede-defender; result F 144", F, 144 },
        { PLAY "; F CA; F concede", "; F concede; result F -288", NOBODY, -288 },
        { PLAY "; M left", "; M left; result F 144", NOBODY, 144 },
        { PLAY "; F show; M consent; R consent", "; R consent; result F 144", NOBODY, 144 },
        { PLAY "; M concede; F play-on; F concede", "; F concede; result F -288", NOBODY, -288 },
    };
    static char text[SKR_STATE_TEXT];
    static struct skr_state s, view, back;
    struct skr_code code;
    struct skr_result r;
    struct skr_taken taken;

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++)
        for (int seat = 0; seat < 3; seat++) {
            read_state(rows[n].text, &code, &s);
            ck_assert_uint_eq(skr_state_play_on(&s), rows[n].play_on);
            skr_state_view(&s, seat, &view);
            skr_state_write(&view, text);
            REQUIRE(strcmp(strchr(text, '\0') - strlen(rows[n].end), rows[n].end) == 0, "%s", text);
            REQUIRE((strstr(text, "??") == NULL) == (rows[n].play_on == NOBODY), "%s", text);
            read_state(text, &code, &back);
            ck_assert_uint_eq(skr_state_play_on(&back), rows[n].play_on);
            ck_assert_int_eq(skr_state_value(&view, &r), SKR_OK);
            ck_assert_int_eq(r.score[0], rows[n].score);
            ck_assert_int_eq(skr_state_value(&back, &r), SKR_OK);
            ck_assert_int_eq(r.score[0], rows[n].score);
            ck_assert_int_eq(r.value.value, 144);
            ck_assert(r.value.won == (rows[n].score > 0));
            skr_state_taken(&view, &taken);
            ck_assert_int_eq(taken.unplayed_tricks, 10);
            skr_state_taken(&back, &taken);
            ck_assert_int_eq(taken.unplayed_tricks, 10);
            ck_assert_int_eq(skr_state_decided(&view), skr_state_decided(&back));
        }
    read_state(PLAY "; F CA; M concede", &code, &s);
    skr_state_view(&s, SKR_FOREHAND, &view);
    skr_state_move(&view, &(struct skr_move){ .kind = SKR_MOVE_PLAY_ON });
    ck_assert_uint_eq(skr_state_play_on(&view), NOBODY);
    ck_assert_int_eq(skr_state_over(&view), SKR_C_NONE);
    ck_assert_int_eq(view.booked, 0);
}
END_TEST

/* Of what the view does not show, its text says that a ruling ended it. */
START_TEST(what_a_view_is_told)
{
    static const struct { const char *text; enum skr_clause over; } rows[] = {
        { SEEN_BY_M "; R breach skat.unseen; over skat.unseen", SKR_C_SKAT_UNSEEN },
        { SEEN_BY_M "; R breach announce.show; over announce.show; result F 144",
          SKR_C_ANNOUNCE_SHOW },
        { SEEN_BY_M "; R concede; over end.concede-defender; result F -72",
          SKR_C_END_CONCEDE_DEFENDER },
    };
    static struct skr_state s;
    struct skr_code code;

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        read_state(rows[n].text, &code, &s);
        ck_assert_int_eq(skr_state_over(&s), rows[n].over);
    }
}
END_TEST

/* clause play.follow: middlehand has the ace, and perhaps others that follow. */
START_TEST(what_a_hand_that_is_seen_in_part_can_play)
{
    static struct skr_state s;
    struct skr_code code;
    char name[3];

    read_state("isko2022; F CJ SJ HJ DJ CA CT CK CQ C9 SK; M SA ?? ?? ?? ?? ?? ?? ?? ?? ??; R" TEN "; skat ?? ??; "
               "M bid 18; F hold; M pass; R pass; F announce grand hand; F SK", &code, &s);
    for (int card = 0; card < 32; card++) {
        skr_card_write(card, name);
        ck_assert((skr_state_cards(&s, SKR_MIDDLEHAND) >> card & 1)
                  == (name[0] == 'S' && strchr("ATQ987", name[1]) != NULL));
    }
    read_state("isko2022; F" TEN "; M" TEN "; R" TEN "; skat ??", &code, &s);
    ck_assert_int_eq(s.unseen[3], 2);   /* two, whatever is written */
}
END_TEST

/* Forehand leads before he has announced: he has lost the cheapest game that covers his bid; with 4,
 * diamonds, that is 5 times 9, twice. The defenders may still have him announce, so that nobody sees more
 * cards; then he has his card again, and a game of ten tricks. clauses end.early-lead end.play-on
 * value.overbid-null value.lost-double */
START_TEST(an_early_lead_ends_the_game_until_somebody_plays_on)
{
    static char text[SKR_STATE_TEXT];
    static struct skr_state s, view, back;
    struct skr_code code;
    struct skr_result r;

    for (int seat = 0; seat < 3; seat++) {
        read_state(BID "; F CA", &code, &s);
        skr_state_view(&s, seat, &view);
        skr_state_write(&view, text);
        REQUIRE(strstr(text, "??") != NULL, "%s", text);
        read_state(text, &code, &back);
        ck_assert_uint_eq(skr_state_play_on(&back), 1u << SKR_MIDDLEHAND | 1u << SKR_REARHAND);
        ck_assert_int_eq(skr_state_value(&back, &r), SKR_OK);
        ck_assert_int_eq(r.score[SKR_FOREHAND], -90);
        read_state(BID "; F CA; M play-on; F announce grand hand; F CA", &code, &s);
        skr_state_view(&s, seat, &view);
        skr_state_write(&view, text);
        read_state(text, &code, &back);
        ck_assert_int_eq(skr_state_over(&back), SKR_C_NONE);
        ck_assert_uint_eq(skr_state_turn(&back), 1u << SKR_MIDDLEHAND);
        ck_assert_int_eq(back.play.count, 1);
    }
}
END_TEST

/* clause home.revolution-exchange: between the defenders; the soloist sees how many. */
START_TEST(who_sees_an_exchange)
{
    static struct skr_state s, view;
    struct skr_code code;
    struct skr_move m;

    read_state(REVOLUTION "; M exchange SA gets HQ", &code, &s);
    for (int seat = 0; seat < 3; seat++) {
        skr_state_view(&s, seat, &view);
        skr_state_move_at(&view, s.moves - 1, &m);
        ck_assert_int_eq(m.hidden, seat == SKR_FOREHAND);
        ck_assert_int_eq(skr_count(m.away), seat != SKR_FOREHAND);
        ck_assert_int_eq(skr_count(m.shown), seat != SKR_FOREHAND);
    }
}
END_TEST

/* clause announce.show: the ten cards lie open once two are put away, and not before. */
START_TEST(who_sees_an_open_hand)
{
    static const struct { const char *state; int seen; } rows[] = {
        { TAKEN "; F announce null ouvert", 0 },
        { TAKEN "; F announce null ouvert; F discard C7 D7", 10 },
        { TAKEN "; F announce null ouvert discard C7 D7", 10 },
        { TAKEN "; F announce null; F discard C7 D7", 0 },
        /* announce.change: a game of higher value */
        { OLD "; F announce grand hand; F announce grand ouvert hand", 10 },
    };
    static char text[SKR_STATE_TEXT];
    static struct skr_state s, view, back;
    struct skr_code code;
    struct skr_move m;

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        read_state(rows[n].state, &code, &s);
        skr_state_view(&s, SKR_MIDDLEHAND, &view);
        skr_state_write(&view, text);
        read_state(text, &code, &back);
        REQUIRE(skr_count(back.play.hand[SKR_FOREHAND]) == rows[n].seen, "%s", text);
        skr_state_move_at(&view, view.moves - 1, &m);
        REQUIRE(skr_count(view.play.hand[SKR_FOREHAND]) == rows[n].seen
                && skr_count(m.shown) == rows[n].seen, "%s: %d seen, %d told", rows[n].state,
                skr_count(view.play.hand[SKR_FOREHAND]), skr_count(m.shown));
    }
}
END_TEST

/* clause home.push: who passes two cards on without a word has taken those of the player before
 * him, and has seen them; the third player has not. */
START_TEST(who_sees_what_is_passed_on)
{
    static struct skr_state s, view;
    struct skr_code code;
    struct skr_move m;

    read_state(PUSH "; F push C7 D7; M push SA ST", &code, &s);
    for (int seat = 0; seat < 3; seat++) {
        skr_state_view(&s, seat, &view);
        skr_state_move_at(&view, 0, &m);
        ck_assert_int_eq(skr_count(m.away), seat == SKR_REARHAND ? 0 : 2);
        ck_assert_int_eq(m.hidden, seat == SKR_REARHAND ? 2 : 0);
    }
}
END_TEST

/* clause record.hidden: whether the hand of nine gets a card of the skat cannot be seen where
 * the skat is not. */
START_TEST(no_card_is_given_unseen)
{
    static struct skr_state s, view;
    struct skr_code code;
    struct skr_move m;

    ck_assert(skr_move_read("- misdeal count C8", &m) == NULL);
    read_state(NINE, &code, &s);
    skr_state_view(&s, SKR_MIDDLEHAND, &view);
    ck_assert_int_eq(skr_state_move(&view, &m), SKR_C_RECORD_HIDDEN);
    ck_assert_int_eq(skr_state_move(&s, &m), SKR_C_NONE);
}
END_TEST

/* ------------------------------------------------------------------------- values */

/* clause value.null: null hand 35, twice if lost; clause home.bock: twice again, a ramsch, too.
 * clause home.ramsch-two-virgins: every trick of a ramsch wins 120. The cards dealt
 * again, passed in, or broken off before there is a game, are worth nothing. */
static const struct { const char *state; enum skr_outcome outcome; int forehand; } values[] = {
    { BID "; F announce null hand; F CA; M SA; R HQ", SKR_GAME_PLAYED, -70 },
    { "isko2022 bock" CARDS "; M bid 18; F hold; M pass; R pass; F announce null hand; "
      "F CA; M SA; R HQ", SKR_GAME_PLAYED, -140 },
    { "isko2022 ramsch" CARDS "; M pass; R pass; F pass" TEN_TRICKS, SKR_RAMSCH_PLAYED, 120 },
    { "isko2022 ramsch bock" CARDS "; M pass; R pass; F pass" TEN_TRICKS, SKR_RAMSCH_PLAYED, 240 },
    { "isko2022" CARDS "; M pass; R pass; F pass", SKR_PASSED_IN, 0 },
    { SAID "; R left", SKR_NO_GAME, 0 },
    { "isko2022" CARDS "; - misdeal cut in-deal lifted 2", SKR_DEAL_AGAIN, 0 },
};

START_TEST(what_a_deal_comes_to)
{
    static struct skr_state s;
    struct skr_code code;
    struct skr_result r;

    for (size_t n = 0; n < sizeof values / sizeof *values; n++) {
        read_state(values[n].state, &code, &s);
        REQUIRE(skr_state_value(&s, &r) == SKR_OK, "%s: no value", values[n].state);
        REQUIRE(r.outcome == values[n].outcome && r.score[0] == values[n].forehand
                && r.score[1] == 0 && r.score[2] == 0, "%s: %d", values[n].state, r.score[0]);
    }
    read_state("isko2022 bock" CARDS "; M pass; R bid 18; F pass; R announce null hand; R concede",
               &code, &s);
    ck_assert_int_eq(skr_state_value(&s, &r), SKR_OK);
    ck_assert_int_eq(r.score[SKR_REARHAND], -140);   /* 35, twice lost, twice bock */
    read_state(PLAY, &code, &s);
    ck_assert_int_eq(skr_state_value(&s, &r), SKR_E_HANDS);
    /* deal.wrong-count: with ten cards and a skat of three nobody knows the soloist's twelve */
    read_state(NINE_M "; M announce null hand; F SJ; M SA; R HQ", &code, &s);
    ck_assert_int_eq(skr_state_over(&s), SKR_C_END_NULL);
    ck_assert_int_eq(skr_state_value(&s, &r), SKR_E_HANDS);
    read_state(NINE "; M bid 18; F hold; M pass; R pass; - misdeal count", &code, &s);
    ck_assert_int_eq(skr_state_value(&s, &r), SKR_OK);
    ck_assert_int_eq(r.outcome, SKR_GAME_DECIDED);
    ck_assert_int_lt(r.score[0], 0);
}
END_TEST

/* Where the matadors are not seen, nothing is known of the value: clause record.hidden. */
START_TEST(what_is_not_seen_has_no_value)
{
    static struct skr_state s;
    struct skr_code code;
    struct skr_result r;
    struct skr_taken t;

    read_state(BLIND_PLAY, &code, &s);
    ck_assert_int_eq(skr_state_decided(&s), SKR_OPEN);
    read_state(BLIND_PLAY "; F concede", &code, &s);
    ck_assert_int_eq(skr_state_value(&s, &r), SKR_E_HANDS);
    read_state("isko2022 ramsch" CARDS "; M pass; R pass; F pass; F CA", &code, &s);
    ck_assert_int_eq(skr_state_decided(&s), SKR_OPEN);
    skr_state_taken(&s, &t);
    ck_assert_int_eq(t.points + t.tricks + t.unplayed_points, 0);
    read_state(SAID, &code, &s);
    ck_assert_int_eq(skr_state_decided(&s), SKR_OPEN);
}
END_TEST

/* clause end.early-lead: nobody has the trick of forehand's card yet. A player who may still demand
 * to play on learns that the game is lost, but not the figures of the ruling. */
START_TEST(what_a_ruling_counted)
{
    static struct skr_state s, view;
    struct skr_code code;
    struct skr_facts facts;

    read_state(BID, &code, &s);
    skr_state_facts(&s, &facts);
    ck_assert_int_eq(facts.end.how, SKR_PLAYED);
    read_state(BID "; F CA", &code, &s);
    skr_state_facts(&s, &facts);
    ck_assert_int_eq(facts.end.how, SKR_LED_EARLY);
    ck_assert_int_eq(facts.taken.unplayed_tricks, 10);
    skr_state_view(&s, SKR_MIDDLEHAND, &view);
    skr_state_facts(&view, &facts);
    ck_assert_int_eq(facts.end.how, SKR_PLAYED);
    ck_assert_int_eq(facts.taken.unplayed_tricks, 10);
}
END_TEST

/* A soloist whose hand is hidden has shown it with his last card: then the matadors are known,
 * and whether he has won. clause record.hidden */
START_TEST(what_was_played_has_been_seen)
{
    static const char hidden[] = "isko2022; F" TEN "; M" TEN "; R" TEN "; skat C7 D7; M bid 18; "
        "F hold; M pass; R pass; F announce grand hand";
    static char text[SKR_STATE_TEXT];
    static struct skr_state s;
    struct skr_code code;

    snprintf(text, sizeof text, "%s%s", hidden, NINE_TRICKS);
    read_state(text, &code, &s);
    ck_assert_int_eq(skr_state_decided(&s), SKR_OPEN);
    snprintf(text, sizeof text, "%s%s", hidden, TEN_TRICKS);
    read_state(text, &code, &s);
    ck_assert_int_eq(skr_state_decided(&s), SKR_DECIDED_WON);
}
END_TEST

/* clause end.announced-late: before 1999 the card that forehand leads before he announces
 * stands, and it is the first one that does. */
START_TEST(the_first_early_lead_stands)
{
    static struct skr_state s;
    struct skr_code code;
    const struct skr_move first = { .kind = SKR_MOVE_CARD, .seat = SKR_FOREHAND,
                                    .number = SKR_CARD(SKR_CLUBS, SKR_ACE) };
    const struct skr_move second = { .kind = SKR_MOVE_CARD, .seat = SKR_FOREHAND,
                                     .number = SKR_CARD(SKR_CLUBS, SKR_TEN) };
    const struct skr_move says = { .kind = SKR_MOVE_ANNOUNCE, .seat = SKR_FOREHAND,
                                   .said = { .game = SKR_GRAND, .hand = true } };

    read_state(OLD, &code, &s);
    skr_state_follow(&s, &first);
    skr_state_follow(&s, &second);
    skr_state_follow(&s, &says);
    ck_assert_int_eq(s.phase, SKR_PHASE_PLAY);
    ck_assert_int_eq(s.play.count, 1);
    ck_assert_int_eq(s.play.card[0], first.number);
}
END_TEST

/* clause auction.described-binds: the game that was bid, with levels added or not: hand, hand
 * schneider, hand schwarz, ouvert. clause home.revolution-exchange: all cards of the two
 * defenders may go over. */
START_TEST(what_is_listed)
{
    static struct skr_move moves[SKR_MOVES];
    static struct skr_state s;
    struct skr_code code;
    int count;

    /* auction.alone-18: forehand is left alone, and says 18 or passes */
    read_state("isko2022 auction.alone-18" CARDS "; M pass; R pass", &code, &s);
    ck_assert_int_eq(skr_state_moves(&s, SKR_FOREHAND, SKR_LIST_NEEDED, moves), 2);
    ck_assert_int_eq(moves[0].kind, SKR_MOVE_PASS);
    ck_assert_int_eq(moves[1].kind, SKR_MOVE_BID);
    ck_assert_int_eq(moves[1].number, 18);
    /* end.offer: each defender consents or objects */
    read_state(OFFER, &code, &s);
    for (int seat = SKR_MIDDLEHAND; seat <= SKR_REARHAND; seat++) {
        ck_assert_int_eq(skr_state_moves(&s, seat, SKR_LIST_NEEDED, moves), 2);
        ck_assert_int_eq(moves[0].kind, SKR_MOVE_CONSENT);
        ck_assert_int_eq(moves[0].number, 0);
        ck_assert_int_eq(moves[1].kind, SKR_MOVE_OBJECT);
    }
    /* as many sequences as there may be, and one more: ten cards can be led */
    read_state(PLAY, &code, &s);
    ck_assert_int_eq((int)skr_state_count(&s, 1, SKR_CARDS_ALONE, 10), 10);
    ck_assert_int_eq((int)skr_state_count(&s, 1, SKR_CARDS_ALONE, 9), 10);
    read_state("isko2022" CARDS "; M bid-game diamonds hand; F pass; R pass", &code, &s);
    count = skr_state_moves(&s, SKR_MIDDLEHAND, SKR_LIST_NEEDED, moves);
    ck_assert_int_eq(count, 4);
    for (int n = 0; n < count; n++)
        ck_assert_int_eq(moves[n].said.game, SKR_GAME_DIAMONDS);
    read_state(REVOLUTION, &code, &s);
    ck_assert_int_eq(skr_state_moves(&s, SKR_MIDDLEHAND, SKR_LIST_NEEDED, moves), 0);
    ck_assert_int_eq(skr_state_moves(&s, SKR_MIDDLEHAND, SKR_LIST_SETS, moves), 1);
    ck_assert_uint_eq(moves[0].away, s.deal.hand[SKR_MIDDLEHAND]);
    ck_assert_uint_eq(moves[0].shown, s.deal.hand[SKR_REARHAND]);
    read_state(OFFER "; M object", &code, &s);       /* nobody is asked any more: nine cards */
    ck_assert_int_eq(skr_state_moves(&s, SKR_FOREHAND, SKR_LIST_NEEDED, moves), 9);
    read_state(REVOLUTION "; F C8", &code, &s);
    ck_assert_int_eq(skr_state_moves(&s, SKR_REARHAND, SKR_LIST_SETS, moves), 0);
    read_state(TAKEN, &code, &s);
    ck_assert_int_eq(skr_state_moves(&s, SKR_FOREHAND, SKR_LIST_SETS, moves), 7);
    for (int n = 0; n < 7; n++) {
        ck_assert_int_eq(moves[n].number, 0);
        ck_assert_uint_eq(moves[n].away, s.play.hand[SKR_FOREHAND]);
    }
    read_state(BLIND_PLAY "; F C8", &code, &s);
    ck_assert_uint_eq(skr_state_cards(&s, SKR_MIDDLEHAND),
                      SKR_PACK & ~s.deal.hand[SKR_FOREHAND]);
}
END_TEST

/* ------------------------------------------------------------------ what cannot be */

/* clauses pack.cards deal.hands home.pushed-ramsch */
START_TEST(deals_that_cannot_be)
{
    const struct skr_code *code = skr_code_at(0);
    const struct skr_round pushed = { .pushed = true };
    const struct skr_deal twice = { { 1, 1, 0 }, 0 }, many = { { 0x7FF, 0, 0 }, 0 }, three = { { 0, 0, 0 }, 7 },
                          none = { { 0, 0, 0 }, 0 };
    int pack[32] = { 0 };
    enum skr_happening happening;
    struct skr_state s;

    ck_assert_int_eq(skr_state_begin(&s, code, &twice, NULL), SKR_C_PACK_CARDS);
    ck_assert_int_eq(skr_state_begin(&s, code, &many, NULL), SKR_C_DEAL_HANDS);
    ck_assert_int_eq(skr_state_begin(&s, code, &three, NULL), SKR_C_DEAL_HANDS);
    ck_assert_int_eq(skr_state_begin(&s, code, &none, &pushed), SKR_C_HOME_PUSHED_RAMSCH);
    ck_assert_int_eq(skr_state_deal(&s, code, pack, NULL), SKR_C_PACK_CARDS);
    ck_assert_int_eq(skr_breach_at(-1, NULL), SKR_C_NONE);
    ck_assert_int_eq(skr_breach_at(99, NULL), SKR_C_NONE);
    ck_assert_int_eq(skr_breach_at(0, &happening), SKR_C_PLAY_FOLLOW);
    ck_assert_int_eq(happening, SKR_REVOKED);
    ck_assert_int_eq(skr_game_find("skat"), -1);
    ck_assert_int_eq(skr_seat_find("D"), -1);
}
END_TEST

/* clauses record.deal record.syntax: a player, a card of the pack; room in the log. */
START_TEST(moves_that_cannot_be)
{
    static const struct skr_move moves[] = {
        { .kind = (enum skr_move_kind)99 }, { .kind = SKR_MOVE_PASS, .seat = 3 },
        { .kind = SKR_MOVE_PASS, .seat = SKR_NOBODY },
        { .kind = SKR_MOVE_CARD, .number = 32 }, { .kind = SKR_MOVE_CARD, .number = -1 },
        { .kind = SKR_MOVE_MISDEAL, .seat = -2 },
    };
    const struct skr_move pass = { .kind = SKR_MOVE_PASS, .seat = SKR_MIDDLEHAND },
                          bid = { .kind = SKR_MOVE_BID, .seat = SKR_REARHAND, .number = 18 },
                          card = { .kind = SKR_MOVE_CARD, .seat = SKR_FOREHAND };
    static struct skr_state s;
    struct skr_code code;

    read_state("isko2022" CARDS, &code, &s);
    for (size_t n = 0; n < sizeof moves / sizeof *moves; n++) {
        ck_assert_int_eq(skr_state_move(&s, &moves[n]), SKR_C_RECORD_SYNTAX);
        ck_assert_int_eq(skr_state_follow(&s, &moves[n]), SKR_C_RECORD_SYNTAX);
    }
    for (int n = 0; n < SKR_LOG / 3; n++)
        ck_assert_int_eq(skr_state_follow(&s, &bid), SKR_C_AUCTION_OPENING);
    ck_assert_int_eq(skr_state_follow(&s, &bid), SKR_C_RECORD_SYNTAX);
    ck_assert_int_eq(skr_state_move(&s, &pass), SKR_C_NONE);
    ck_assert_int_eq(s.logged, SKR_LOG);
    ck_assert_int_eq(skr_state_move(&s, &bid), SKR_C_RECORD_SYNTAX);
    ck_assert_uint_eq(skr_state_count(&s, 2, SKR_CALLS_ALONE, 100000), 0);
    read_state(PLAY, &code, &s);
    while (s.logged < SKR_LOG)
        ck_assert_int_eq(skr_state_follow(&s, &pass), SKR_C_AUCTION_END);
    ck_assert_int_eq(skr_state_move(&s, &card), SKR_C_PLAY_HELD);
    s.logged--;
    ck_assert_int_eq(skr_state_move(&s, &(struct skr_move){ .kind = SKR_MOVE_CARD,
                                                            .number = 31 }),
                     SKR_C_RECORD_SYNTAX);
}
END_TEST

/* ------------------------------------------------------------------------- counts */

/* 66 ways to put two of twelve cards away, with five trump games, null and null ouvert, and
 * forehand leads any of ten cards. clauses skat.discard announce.games play.lead */
START_TEST(sequences_of_a_soloist)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t bids = 0;

    read_state(TAKEN, &code, &s);
    ck_assert_uint_eq(skr_state_count(&s, 1, SKR_ALL_MOVES, 100000), 7 * 66);
    ck_assert_uint_eq(skr_state_count(&s, 2, SKR_ALL_MOVES, 100000), 7 * 66 * 10);
    ck_assert_uint_eq(skr_state_count(&s, 2, SKR_CARDS_ALONE, 100000), 0);
    read_state(SAID, &code, &s);
    ck_assert_uint_eq(skr_state_count(&s, 1, SKR_ALL_MOVES, 100000), 66);
    read_state(PLAY, &code, &s);
    ck_assert_uint_eq(skr_state_count(&s, 1, SKR_CARDS_ALONE, 100), 10);
    ck_assert_uint_eq(skr_state_count(&s, 12, SKR_CARDS_ALONE, 100), 101);
    read_state(GIVEN_UP, &code, &s);
    ck_assert_uint_eq(skr_state_count(&s, 1, SKR_CARDS_ALONE, 100), 0);
    read_state(BID "; F announce null hand", &code, &s);     /* his first trick ends it */
    ck_assert_uint_eq(skr_state_count(&s, 30, SKR_CARDS_ALONE, 1000), 1001);
    read_state("isko2022" CARDS, &code, &s);
    for (int bid = 18; bid < 400; bid++)
        bids += skr_bid_valid(&code, bid);
    ck_assert_uint_eq(skr_state_count(&s, 1, SKR_CALLS_ALONE, 1000), bids + 1);
}
END_TEST

/* No name is as long. */
#define LONG "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

/* The place where a text is wrong: that of the word. */
static const struct { const char *text; int at; } bad_moves[] = {
    { "X CA", 0 }, { "FM CA", 0 }, { "- CA", 2 }, { "F", 1 }, { "F jump", 2 },
    { "F CA ST", 5 }, { "F CA; M SA", 4 }, { "M bid", 5 }, { "M bid x", 6 },
    { "M bid 99999", 6 }, { "M bid 18 20", 9 }, { "M hold 18", 7 },
    { "F announce", 10 }, { "F announce hand hand", 16 }, { "F announce grand null", 17 },
    { "F announce grand CA", 17 }, { "F announce grand discard CA CA", 28 },
    { "F breach nothing", 9 }, { "F breach", 8 }, { "- misdeal", 9 },
    { "M bid -18", 6 }, { "F breach " LONG, 9 }, { "F announce grand ??", 17 },
    { "M misdeal cut ??", 14 }, { "F exchange SA with", 14 }, { "F discard 3", 10 },
    { "F CA wrong play.held play.held", 21 }, { "F announce grand none wrong", 22 },
    { "F discard ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??", 46 }, { "M push 3", 7 },
    { "- misdeal flood", 10 }, { "- misdeal cut in-deal in-deal", 22 }, { "F show leaves x", 14 },
};

START_TEST(texts_that_cannot_be_read)
{
    static struct skr_state s;
    struct skr_code code;
    struct skr_move m;
    static const char *const states[] = {
        "", LONG "; F", "isko2022", "isko2022 " LONG "; F", "isko2022; F" TEN " ?? ?? ??", "isko2022 pushed" BLIND,
        SEEN_BY_M "; R concede; over end.concede-defender result F 144", "isko1850; F", "isko2022 chess; F", "isko2022 seen by X; F", "isko2022; M CA",
        "isko2022; F CA ?? ?? ?? ?? ?? ?? ?? ?? ??; M CA ?? ?? ?? ?? ?? ?? ?? ?? ??; R" TEN "; skat ?? ??",
        "isko2022; F CA; M CX", "isko2022; F CA; M CA; R; skat", "isko2022 pushed" CARDS,
        "isko2022" CARDS "; F jump", "isko2022" CARDS "; F take",
        "isko2022" CARDS "; over end.throw", "isko2022" CARDS "; result none",
        "isko2022" CARDS "; M pass; R pass; F pass; result none",
        SEEN_BY_M "; over", SEEN_BY_M "; over end.nothing", SEEN_BY_M "; result none",
        SEEN_BY_M "; M CA rong", SEEN_BY_M "; R D9 wrong play.lead", SEEN_BY_M "; R D9 play.held",
        SEEN_BY_M "; over play.jacks", SEEN_BY_M "; over end.throw",
        SEEN_BY_M "; R concede; over end.concede-defender; result M 144",
        SEEN_BY_M "; R concede; over end.concede-defender; result F 0",
        SEEN_BY_M "; R concede; over end.concede-defender; result F -143",
        SEEN_BY_M "; R concede; over end.concede-defender; result F",
        SEEN_BY_M "; R concede; over end.concede-defender; result",
        "isko2022 seen by M; F" TEN "; M SA ST SK SQ S9 S8 S7 HA HT HK; R" TEN "; skat ?? ??; "
        "over end.throw",
        /* What ends no game, whatever the cards are: a soloist has no partner to tell anything, or
         * to keep from a lead; the defenders ask for his open hand; rearhand has not played to
         * this trick; and who leads on to his own trick is right. */
        SEEN_BY_M "; R breach trick.gathered; F play-on",
        SEEN_BY_M "; R breach play.stays; F play-on",
        SEEN_BY_M "; F breach end.partner-warned; R play-on",
        SEEN_BY_M "; F breach end.card-shown CJ; R play-on",
        SEEN_BY_M "; F breach end.betrayal; M play-on",
        SEEN_BY_M "; F breach end.own-cards-decide; R play-on",
        SEEN_BY_M "; F breach announce.show; R play-on",
        SEEN_BY_M "; R breach announce.show; F play-on",
        SEEN_BY_M "; R breach trick.last; F play-on",
        SEEN_BY_M "; M ST; R DT; F breach trick.last; R play-on",
        SEEN_BY_M "; M ST; R DT; F breach trick.complete; R play-on",
        SEEN_BY_M "; over end.throw; M ST", SEEN_BY_M "; over end.throw; over end.throw",
        LED_WRONG "; R play-on", LED_WRONG "; F HQ; R DQ; F play-on",
        LED_WRONG "; F HQ; R DQ; F H9; M D8; over end.throw",
    };

    for (size_t n = 0; n < sizeof bad_moves / sizeof *bad_moves; n++) {
        const char *text = bad_moves[n].text, *wrong = skr_move_read(text, &m);

        REQUIRE(wrong == text + bad_moves[n].at, "%s: at %d", text,
                wrong == NULL ? -1 : (int)(wrong - text));
    }
    for (size_t n = 0; n < sizeof states / sizeof *states; n++)
        REQUIRE(skr_state_read(states[n], &code, &s) != NULL, "%s is read", states[n]);
}
END_TEST

START_TEST(demands_that_can_be_read)
{
    static struct skr_state s;
    struct skr_code code;

    /* What ends a game, or may by cards that are not seen; forehand has played to this trick. What is
     * put right: a wrong lead; a revoke, also when the trick would have ended the game; and
     * under the rules of today, though a hand of nine has no ruling, after further cards. */
    static const char *const readable[] = {
        SEEN_BY_M "; R breach end.partner-warned; F play-on", SEEN_BY_M "; R breach end.card-shown D9; F play-on",
        SEEN_BY_M "; R breach end.betrayal; F play-on", SEEN_BY_M "; R breach end.own-cards-decide; F play-on",
        SEEN_BY_M "; F breach trick.last; R play-on", SEEN_BY_M "; F breach trick.closed; R play-on",
        SEEN_BY_M "; R breach skat.unseen; F play-on", SEEN_BY_M "; F breach end.skat-shown; R play-on",
        SEEN_BY_M "; M ST; R DT; R breach trick.complete; F play-on", SEEN_BY_M "; R show; F play-on",
        "isko2022 seen by M; F" TEN "; M SA ST SK SQ S9 S8 S7 HA HT HK; R" TEN "; skat ?? ??" ALLOWED
        "grand hand" NINE_TRICKS "; R breach end.own-cards-decide; F play-on",
        LED_WRONG "; F play-on", REVOKED "; F play-on",
        NULL_HAND "; F D9; M SA; F play-on", NULL_HAND "; M D8; R HK; F D9; F play-on",
        "isko2022; F CJ SJ HJ DJ CA CT CK CQ HQ; M SA ST SK SQ S9 S8 S7 HA HT HK; "
        "R C9 H9 H8 H7 DA DT DK DQ D9 D8; skat C8 C7 D7" ALLOWED "grand hand; F HQ; M SA; R H9; "
        "F play-on; M HA",
    };

    for (size_t n = 0; n < sizeof readable / sizeof *readable; n++) {
        const char *wrong = skr_state_read(readable[n], &code, &s);

        REQUIRE(wrong == NULL, "%s: not read from %s on", readable[n], wrong);
    }
}
END_TEST

/* Each move can be read as it is written, and as it is logged. */
START_TEST(moves_both_ways)
{
    static const char *const texts[] = {
        "- misdeal cut lifted 2", "F misdeal missing schneider mattered play-on",
        "- misdeal exposed other in-deal", "M misdeal skat-taken told-apart leave SA ST",
        "F announce grand none", "F announce grand discard ?? ??", "F push ?? ??",
        "F announce null hand ouvert revolution", "M exchange SA gets HQ",
        "F breach trick.closed SA", "F show schwarz leaves 2 CA", "F discard CA C7 shown CJ",
        "F announce grand hand ouvert schwarz shown CJ CA", "F CA wrong",
        "F CA wrong play.held",
    };
    char again[SKR_MOVE_TEXT];
    struct skr_move m, logged;
    uint8_t bytes[32], relogged[32];

    for (size_t n = 0; n < sizeof texts / sizeof *texts; n++) {
        int size;

        REQUIRE(skr_move_read(texts[n], &m) == NULL, "%s cannot be read", texts[n]);
        size = log_write(&m, bytes);
        ck_assert_int_eq(size, log_read(bytes, &logged));
        ck_assert_int_eq(size, log_write(&logged, relogged));
        REQUIRE(memcmp(bytes, relogged, (size_t)size) == 0, "%s is logged as another",
                texts[n]);
        skr_move_write(&logged, again);
        REQUIRE(strcmp(again, texts[n]) == 0, "%s is written as %s", texts[n], again);
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        a_move_that_breaks_a_clause_is_refused, a_move_that_breaks_none_is_made,
        what_happens_at_the_table_is_followed,
        a_wrong_card_is_the_same_in_each_view, wrong_cards_of_both_sides, cards_are_put_right,
        what_has_changed,
        a_game_of_less_value_does_not_count, what_is_seen_of_a_deal_that_is_over,
        what_a_view_is_told, what_a_hand_that_is_seen_in_part_can_play,
        an_early_lead_ends_the_game_until_somebody_plays_on,
        who_sees_an_exchange, who_sees_an_open_hand, who_sees_what_is_passed_on,
        no_card_is_given_unseen, what_a_deal_comes_to, what_a_ruling_counted,
        what_is_not_seen_has_no_value, what_was_played_has_been_seen,
        the_first_early_lead_stands, what_is_listed, deals_that_cannot_be,
        moves_that_cannot_be, sequences_of_a_soloist,
        texts_that_cannot_be_read, demands_that_can_be_read, moves_both_ways,
    };

    return RUN_TESTS("the game in motion, step by step", tests);
}

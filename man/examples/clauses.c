/* Prints the title of a clause, in two languages. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    enum skr_clause clause = skr_clause_find("play.follow");

    printf("%s\n%s\n", skr_clause_info(clause)->title,
           skr_clause_title(clause, "de"));
    return 0;
}
/* prints:
Following suit
Bedienen
*/

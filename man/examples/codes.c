/* A code with a house rule: a copy, which the option changes. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_code code = *skr_code_find("isko1999");

    printf("%d", skr_in_force(&code, SKR_C_HOME_CONTRA));
    if (skr_option_add(&code, "contra") != SKR_OK)
        return 1;
    printf(" %d\n", skr_in_force(&code, SKR_C_HOME_CONTRA));
    return 0;
}
/* prints:
0 1
*/

/** How many days the cycle has. */
export const dailyCycle = 7;
/** The most gold that one day gives. */
export const dailyMost = 1000;
/** What each day gives until staff change it, in gold. */
export const usualDaily: readonly number[] = [20, 20, 30, 30, 40, 40, 100];

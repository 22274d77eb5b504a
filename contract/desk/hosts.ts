/** Half a day, in minutes: a longer buffer would leave one demo a day. */
export const MOST_BUFFER = 240;
export const MOST_A_DAY = 100;
export const MOST_WEIGHT = 100;
export const LONGEST_HOST_NAME = 100;

/** Readers may keep an answer, but ask each time; caches between us and them may answer for one second, in which the blog may change. */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1';

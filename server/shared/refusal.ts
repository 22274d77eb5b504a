/**
 * Refusal of a request of an operator that makes sense, and yet cannot be done; the message says why, on one line or
 * several.
 */
export class Refusal extends Error {}

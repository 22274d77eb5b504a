/** What an operator asked for makes sense, and yet it cannot be done; the message says why, on one line or several. */
export class Refusal extends Error {}

/** Tells the time; injected, so that a test can decide when it is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

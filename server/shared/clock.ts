/** Tells the time; injected, so that a test can decide when it is. */
export type Clock = () => Date;

/** A clock that nobody sets and that never goes back; it tells how long something takes, not when it is. */
export const steadyClock: Clock = () => new Date(performance.now());

export const systemClock: Clock = () => new Date();

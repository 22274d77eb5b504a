import type { ReadValue } from '../values.ts';

/** One environment variable: what it does, and what it may be. */
export interface Setting<T> {
  name: string;
  /** Used when the variable is missing or empty. */
  default: string;
  meaning: string;
  accepts: string;
  read: ReadValue<T>;
}

export function setting<T>(
  name: string,
  fallback: string,
  meaning: string,
  accepts: string,
  read: ReadValue<T>,
): Setting<T> {
  return { name, default: fallback, meaning, accepts, read };
}

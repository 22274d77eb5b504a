const WORDS_PER_MINUTE = 200;

/** Whole minutes, rounded up, at least one. */
export function readMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

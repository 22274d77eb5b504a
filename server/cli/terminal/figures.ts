/** A number as people read it, such as `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** A number of things, such as `1 lead` or `1,200 leads`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Describes how many of a list are shown, such as `50 of 1,200 leads`, or `3 leads` where that is all. */
export function describeShown(shown: number, all: number, one: string): string {
  return shown < all ? `${formatCount(shown)} of ${counted(all, one)}` : counted(all, one);
}

/** Formats the minute of a moment in ISO 8601, such as `2026-03-10 06:30`, by the clock in which it is written. */
export function formatMinute(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

/** A moment for the name of a file, such as `20260310T063000Z`. */
export function compactTime(moment: Date): string {
  return moment.toISOString().replaceAll(/[:-]|\.\d+/g, '');
}

/** Title of a demo in a calendar. @param person whom the team meets; left out in the visitor's own calendar */
export function meetingTitle(productName: string, person?: string): string {
  return person === undefined ? `${productName} demo` : `${productName} demo: ${person}`;
}

/** Returns the description of a demo in the visitor's own calendar. */
export function meetingDescription(productName: string, { start, end }: { start: Date; end: Date }): string {
  return `${minutesOf(start, end)} minutes with the ${productName} team. Bring one task that costs your team too much time.`;
}

/** Returns the length of a demo: one from before a change of the settings is as long as it was booked. */
export function minutesOf(start: Date, end: Date): number {
  return (end.getTime() - start.getTime()) / 60_000;
}

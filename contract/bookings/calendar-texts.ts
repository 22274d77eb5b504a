/** Title of a demo in a calendar. @param person whom the team meets; left out in the visitor's own calendar */
export function meetingTitle(productName: string, person?: string): string {
  return person === undefined ? `${productName} demo` : `${productName} demo: ${person}`;
}

/** What a demo is, in the visitor's own calendar. */
export function meetingDescription(productName: string): string {
  return `30 minutes with the ${productName} team. Bring one task that costs your team too much time.`;
}

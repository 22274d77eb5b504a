/** What a demo is called in a calendar. @param person whom the team meets; the visitor's own calendar names nobody */
export function meetingTitle(productName: string, person?: string): string {
  return person === undefined ? `${productName} demo` : `${productName} demo: ${person}`;
}

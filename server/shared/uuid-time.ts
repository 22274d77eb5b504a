/**
 * The lowest id that a row could have been given at a moment: UUIDs of version 7 begin with their time, so that a range
 * of ids is a range of time, which the primary key finds without another index.
 */
export function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** A calendar day, `YYYY-MM-DD`, whichever zone it is in. */
export type IsoDate = string;

/** The day so many days later, or earlier. */
export function laterDate(date: IsoDate, days: number): IsoDate {
  const midnight = new Date(`${date}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

/** The day of the week: 0 is Monday, 6 Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

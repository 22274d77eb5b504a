/** A leaf of a calendar: `Nov`, `25`, `Wed`. */
export function calendarLeaf(at: Date, timeZone: string): Record<'month' | 'date' | 'weekday', string> {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  return {
    month: part({ month: 'short' }),
    date: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }),
  };
}

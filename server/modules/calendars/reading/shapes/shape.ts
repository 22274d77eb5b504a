/** An event as a program writes it, and what is to be read of it. */
export interface Shape {
  /** What is special about it. */
  of: string;
  /** The components of the calendar; lines as in a file, without the calendar around them. */
  text: string;
  /** `2026-03-10 08:00/09:00`, in UTC, or with a second day where it ends on another one; in order. */
  busy: readonly string[];
}

/** For all shapes: four weeks with the change of clocks in Europe, on March 29; those of America went ahead on March 8. */
export const SHAPE_HORIZON = {
  from: new Date('2026-03-09T00:00:00Z'),
  until: new Date('2026-04-06T00:00:00Z'),
  zone: 'Europe/Berlin',
  addresses: ['host@example.com'],
};

/** The lines between the beginning and the end of an event. */
export function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
}

/** The file around its components. */
export function calendar(text: string, program = '-//Example//Calendar//EN'): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${program}`, text, 'END:VCALENDAR', ''].join('\r\n');
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?Z?$/;

/** Reads a time of UTC such as `2026-11-28 10:15` or `2026-11-28 10:15:30`. @returns `null` for any other text */
export function readMoment(text: string): Date | null {
  const [, day, minute, second = ':00'] = MOMENT.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${minute}${second}Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${minute}`);
  return isReal ? moment : null;
}

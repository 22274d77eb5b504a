import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import Type from 'typebox';
import { folder, onDesk, text } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';
import { StartError } from '../../plugins/settings/start-error.ts';
import { readHolidays } from './demos/holidays.ts';
import { describeZone } from './demos/office-zone.ts';
import { LONGEST_DEMO_MINUTES } from './demos/overlaps.ts';

/** Place and clock of the demos; settings that are missing are as the specification has them. */
export const OFFICE_SETTINGS = {
  DEMO_ZONE: text('time-zone', {
    description: 'Time zone of the office that holds the demos: its clock names days and half-hours',
    desk: onDesk({
      ...{ group: 'Office', place: 1, label: 'Time zone' },
      hint: 'The clock of the office, such as Europe/Berlin.',
    }),
    isInherited: true,
    title: 'an IANA time zone',
    examples: ['Europe/Berlin'],
    default: DEFAULT_OFFICE.zone,
  }),
  DEMO_HOURS: Type.Array(Type.String(), {
    description:
      'When demos begin and end, by that clock: for all days, or day by day; other days are closed then',
    desk: onDesk({
      ...{ group: 'Office', place: 3, label: 'Hours' },
      hint: 'Such as 09:00-12:00 13:00-17:00, or by day: mon-thu 09:00-17:00, fri 09:00-13:00.',
    }),
    isInherited: true,
    title: 'hours between commas',
    examples: ['09:00-12:00 13:00-17:00', 'mon-thu 09:00-17:00, fri 09:00-13:00'],
    default: ['08:00-20:00'],
  }),
  DEMO_MINUTES: Type.Integer({
    description: 'How long a demo is',
    desk: onDesk({ group: 'Office', place: 4, label: 'Length of a demo (minutes)' }),
    isInherited: true,
    title: 'a number',
    minimum: 10,
    maximum: LONGEST_DEMO_MINUTES,
    default: DEFAULT_OFFICE.minutes,
  }),
  PHONE_COUNTRY: Type.String({
    description: 'Country of phone numbers that are typed without + and country code',
    desk: onDesk({
      ...{ group: 'Office', place: 7, label: 'Country of phone numbers', isHarmless: true },
      hint: 'For numbers that are typed without a country code: two letters, such as DE.',
    }),
    isInherited: true,
    title: 'two capital letters of ISO 3166',
    examples: ['DE'],
    pattern: '^[A-Z]{2}$',
    default: DEFAULT_OFFICE.country,
  }),
  DEMO_HOLIDAYS: Type.Optional(
    folder({
      description:
        'File of the days without demos: an iCalendar file (.ics), or a day such as 2026-12-25 at the beginning of each line; read at the start',
      isInherited: true,
      title: 'a path',
    }),
  ),
};

/**
 * Reads the settings of the office.
 * @throws {StartError} where hours end before they begin, or the file of the holidays cannot be read
 */
export function readOffice(
  values: SettingValues<typeof OFFICE_SETTINGS>,
): Pick<OfficeConfig, 'office' | 'holidays'> {
  const path = values.demoHolidays;
  return {
    office: {
      ...DEFAULT_OFFICE,
      ...describeZone(values.demoZone),
      hours: read('DEMO_HOURS', () => readHours(values.demoHours.join())),
      minutes: values.demoMinutes,
      country: values.phoneCountry,
      dial: read('PHONE_COUNTRY', () => `+${getCountryCallingCode(values.phoneCountry as CountryCode)}`),
    },
    holidays: read('DEMO_HOLIDAYS', () =>
      path === null ? new Set<string>() : readHolidays(path, values.demoZone),
    ),
  };
}

function readHours(typed: string): WeeklyHours {
  const hours = readWeeklyHours(typed);
  if (typeof hours === 'string') throw new RangeError(hours);
  if (hours.every((ranges) => ranges.length === 0)) throw new RangeError('There are no hours in it.');
  return hours;
}

function read<Value>(name: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new StartError(name, (error as Error).message);
  }
}

interface OfficeConfig extends SettingValues<typeof OFFICE_SETTINGS> {
  office: Office;
  /** Days on which the office is closed. */
  holidays: ReadonlySet<string>;
}

declare module '../../plugins/settings/config.ts' {
  interface Config extends OfficeConfig {}
}

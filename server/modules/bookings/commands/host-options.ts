import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { LONGEST_HOST_NAME, MOST_A_DAY, MOST_BUFFER, MOST_WEIGHT } from 'contract/desk/hosts.ts';
import { printable } from 'contract/printable.ts';
import { readNumber } from '../../../cli/options.ts';
import type { Host } from '../hosts/host.ts';
import { isMeetingUrl, isZone } from '../hosts/host-choices.rules.ts';

export const HOST_HELP = 'the host’s email, or the beginning of the name';

/** Facts that can be chosen for a host, beside name and address. */
export type HostChoices = Partial<
  Pick<Host, 'zone' | 'hours' | 'breaks' | 'bufferBefore' | 'bufferAfter' | 'weight'>
> & { mostADay?: number | 'none'; meetingUrl?: string | 'none' };

/** The options that `add` and `edit` share. */
export function withHostOptions<Args extends unknown[]>(command: Command<Args>) {
  return command
    .option('--zone <name>', 'time zone of the hours, such as Europe/Berlin', readZone)
    .option('--hours <hours>', 'such as "mon-thu 09:00-17:00, fri 09:00-13:00"', readHours)
    .option('--breaks <hours>', 'the same, of what is taken out of the hours; "" for none', readHours)
    .option('--buffer-before <minutes>', 'minutes that stay free before each demo', readMinutes)
    .option('--buffer-after <minutes>', 'minutes that stay free after each demo', readMinutes)
    .addOption(
      new Option('--most-a-day <count>', 'demos on one day; none for no limit').argParser(readMostADay),
    )
    .option('--weight <number>', '2 gets twice as many demos as 1', readNumber(MOST_WEIGHT))
    .addOption(
      new Option(
        '--meeting-url <address>',
        'where the host’s demos are held; none for DEMO_MEETING_URL',
      ).argParser(readMeetingUrl),
    );
}

/** The host as the options change it. */
export function applyChoices<Facts extends Omit<Host, 'id' | 'number'>>(
  host: Facts,
  choices: HostChoices,
): Facts {
  const { mostADay, meetingUrl, ...others } = choices;
  return {
    ...host,
    ...others,
    ...(mostADay !== undefined && { mostADay: mostADay === 'none' ? null : mostADay }),
    ...(meetingUrl !== undefined && { meetingUrl: meetingUrl === 'none' ? null : meetingUrl }),
  };
}

/** @throws {InvalidArgumentError} */
export function readName(typed: string): string {
  const name = typed.trim();
  if (name !== '' && name.length <= LONGEST_HOST_NAME && printable(name) === name && !name.includes('\n'))
    return name;
  throw new InvalidArgumentError(`A name has one line of at most ${LONGEST_HOST_NAME} characters.`);
}

/** @throws {InvalidArgumentError} */
function readHours(typed: string): WeeklyHours {
  const read = readWeeklyHours(typed);
  if (typeof read === 'string') throw new InvalidArgumentError(read);
  return read;
}

/** @throws {InvalidArgumentError} */
function readZone(typed: string): string {
  if (isZone(typed)) return typed;
  throw new InvalidArgumentError('It is the name of a time zone, such as Europe/Berlin.');
}

function readMinutes(typed: string): number {
  return typed === '0' ? 0 : readNumber(MOST_BUFFER)(typed);
}

function readMostADay(typed: string): number | 'none' {
  return typed === 'none' ? 'none' : readNumber(MOST_A_DAY)(typed);
}

/** @throws {InvalidArgumentError} */
function readMeetingUrl(typed: string): string | 'none' {
  if (typed === 'none') return 'none';
  if (isMeetingUrl(typed)) return typed;
  throw new InvalidArgumentError('It is an address such as https://meet.example.com/anna, or none.');
}

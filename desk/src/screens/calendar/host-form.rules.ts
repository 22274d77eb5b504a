import { readWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import type { HostChoices, HostView } from 'contract/desk/calendar.ts';
import { LONGEST_HOST_NAME, MOST_A_DAY, MOST_BUFFER, MOST_WEIGHT } from 'contract/desk/hosts.ts';
import { isEmailAddress } from 'contract/email-address.ts';

/** All that is typed of a host, as text. */
export interface TypedHost {
  name: string;
  email: string;
  zone: string;
  hours: string;
  breaks: string;
  bufferBefore: string;
  bufferAfter: string;
  mostADay: string;
  weight: string;
  meetingUrl: string;
  isActive: boolean;
}

export type HostField = Exclude<keyof TypedHost, 'isActive'>;

/** @param zone of a host that is new */
export function typedOf(host: HostView | undefined, zone: string): TypedHost {
  return {
    ...{ name: host?.name ?? '', email: host?.email ?? '', zone: host?.zone ?? zone },
    ...{ hours: host?.hours ?? 'mon-fri 09:00-17:00', breaks: host?.breaks ?? '' },
    ...{ bufferBefore: String(host?.bufferBefore ?? 0), bufferAfter: String(host?.bufferAfter ?? 0) },
    ...{ mostADay: String(host?.mostADay ?? ''), weight: String(host?.weight ?? 1) },
    ...{ meetingUrl: host?.meetingUrl ?? '', isActive: host?.isActive ?? true },
  };
}

export function choicesOf(typed: TypedHost): HostChoices {
  return {
    ...typed,
    ...{ bufferBefore: Number(typed.bufferBefore), bufferAfter: Number(typed.bufferAfter) },
    ...{
      mostADay: typed.mostADay.trim() === '' ? null : Number(typed.mostADay),
      weight: Number(typed.weight),
    },
    meetingUrl: typed.meetingUrl.trim() === '' ? null : typed.meetingUrl.trim(),
  };
}

/** Lists the problems of all fields; the server knows more, such as an address that another host has. */
export function problemsOf(typed: TypedHost): Partial<Record<HostField, string>> {
  const number = (text: string, least: number, most: number) =>
    /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
      ? undefined
      : `Enter a whole number from ${least} to ${most}.`;
  const week = (text: string) => {
    const read = readWeeklyHours(text);
    return typeof read === 'string' ? read : undefined;
  };
  const { name, email, meetingUrl, mostADay } = typed;
  const isAddress = /^https?:\/\//.test(meetingUrl.trim()) && URL.canParse(meetingUrl.trim());
  const found: Partial<Record<HostField, string | undefined>> = {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(name.length > LONGEST_HOST_NAME && { name: `At most ${LONGEST_HOST_NAME} characters.` }),
    ...(!isEmailAddress(email.trim()) && { email: 'Enter an email address.' }),
    ...{ hours: week(typed.hours), breaks: week(typed.breaks) },
    bufferBefore: number(typed.bufferBefore, 0, MOST_BUFFER),
    bufferAfter: number(typed.bufferAfter, 0, MOST_BUFFER),
    ...(mostADay.trim() !== '' && { mostADay: number(mostADay, 1, MOST_A_DAY) }),
    weight: number(typed.weight, 1, MOST_WEIGHT),
    ...(meetingUrl.trim() !== '' &&
      !isAddress && { meetingUrl: 'Enter an address such as https://meet.example.com/anna.' }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

import type { FirstDayStep } from 'contract/desk/first-day.ts';
import type { SettingGroup } from 'contract/desk/settings.ts';

/** Facts of an installation by which its first day is judged. */
export interface Installed {
  /** Names of the settings that the environment or the desk has set. */
  set: ReadonlySet<string>;
  /** Active hosts, and how many of them have a calendar. */
  hosts: number;
  hostsWithCalendar: number;
}

const settings = (group: SettingGroup) => `/settings?group=${encodeURIComponent(group)}`;

/** Lists what an installation needs before its first booking, in the order in which one sets it. */
export function listFirstDay({ set, hosts, hostsWithCalendar }: Installed): FirstDayStep[] {
  const step = (
    name: string,
    [title, text]: [string, string],
    { place = null, line = null }: { place?: string | null; line?: string | null },
    isDone = set.has(name),
  ): FirstDayStep => ({ name, title, text, isDone, place, line });
  return [
    step(
      'PUBLIC_URL',
      ['Public address', 'Links in emails lead nowhere, and no one outside can sign in here.'],
      { line: 'PUBLIC_URL=https://www.example.com' },
    ),
    step(
      'SMTP_URL',
      ['Mail server', 'Emails are written to files, and reach no one.'],
      {
        line: 'SMTP_URL=smtps://user:password@mail.example.com\nMAIL_FROM=hello@example.com',
      },
      set.has('SMTP_URL') && set.has('MAIL_FROM'),
    ),
    step('SALES_EMAIL', ['Mailbox for sales', 'The team gets no email of a new request.'], {
      place: settings('Channels'),
    }),
    step(
      'ALERT_EMAIL',
      ['Mailbox for warnings', 'No one hears when something breaks.'],
      { place: settings('Channels') },
      set.has('ALERT_EMAIL') || set.has('SLACK_WEBHOOK_URL'),
    ),
    step(
      'COMPANY_NAME',
      ['Company', 'Legal texts and emails do not say who runs the site.'],
      { place: settings('Company') },
      set.has('COMPANY_NAME') && set.has('COMPANY_ADDRESS'),
    ),
    step(
      'DEMO_ZONE',
      ['Office', 'Demos are offered by the clock of an office that is not yours.'],
      { place: settings('Office') },
      set.has('DEMO_ZONE') && set.has('DEMO_HOURS'),
    ),
    step(
      'hosts',
      ['Hosts and their calendars', describeHosts(hosts, hostsWithCalendar)],
      { place: '/calendar?panel=hosts' },
      hosts > 0 && hostsWithCalendar === hosts,
    ),
    step('BACKUP_DIR', ['Backup', 'A broken disk would take all requests along.'], {
      line: 'BACKUP_DIR=/mnt/other-disk/backups',
    }),
    step(
      'DESK_KEY',
      ['Key of the desk', 'No password can be stored here, such as that of a mailbox or a webhook.'],
      { line: 'openssl rand -base64 32\nDESK_KEY=its-output' },
    ),
  ];
}

function describeHosts(hosts: number, withCalendar: number): string {
  if (hosts === 0) return 'Demos are booked, and no one is named to hold them.';
  const without = hosts - withCalendar;
  return `${without} of ${hosts} ${hosts === 1 ? 'host' : 'hosts'} ${without === 1 ? 'has' : 'have'} no calendar: demos are booked over other appointments.`;
}

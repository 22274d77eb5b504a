import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import type { HostChoices } from 'contract/desk/calendar.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { findHostFeedPath } from '../feed/feed-address.ts';
import { isMeetingUrl, isZone, NEW_HOST } from '../hosts/host-choices.rules.ts';
import { deleteHost, type HostFacts, insertHost, listHosts, updateHost } from '../hosts/hosts.store.ts';
import { countComingDemos } from '../hosts/hosts-demos.ts';
import { NotYours, Refused } from './calendar-errors.ts';
import { asHttpError, type CalendarParts } from './calendar-parts.ts';
import { isOwnHost, requireHost } from './demo-access.ts';
import { assignHosts } from './host-changes.ts';
import { viewHost, viewHosts } from './host-view.ts';

/** Facts that hosts do not decide for themselves: their share of demos, and the people who see them as their own. */
const DECIDED_BY_OWNERS = ['email', 'weight', 'mostADay', 'isActive'] as const;

/** The people who hold demos. */
export function addHostCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config } = parts;

  addDeskCall(desk, 'GET /hosts', async ({ person }) => {
    const hosts = await listHosts(database);
    const shown = hosts.filter((host) => person.rights.has('demos.all') || isOwnHost(host, person));
    return { hosts: await viewHosts(database, shown, person, clock()) };
  });

  addDeskCall(desk, 'POST /hosts', async ({ person, body, change }) => {
    const { name, email, zone = config.office.zone, ...choices } = body;
    const facts = applyChoices({ ...NEW_HOST, name, email, zone }, { name, email, zone, ...choices });
    const { host, counts } = await change(async (transaction, note) => {
      const added = await asHttpError(insertHost(transaction, facts, clock()));
      note({ subject: added.email });
      return { host: added, counts: await assignHosts({ ...parts, database: transaction }) };
    });
    parts.publishChanges();
    return { host: await viewHost(database, host, person, clock()), ...counts };
  });

  addDeskCall(desk, 'PATCH /hosts/:id', async ({ person, params, body, change }) => {
    const host = await requireHost(database, person, params.id);
    if (!person.rights.has('demos.all') && DECIDED_BY_OWNERS.some((name) => name in body))
      throw new NotYours();
    const changed = applyChoices(host, body);
    await change(async (transaction, note) => {
      await asHttpError(updateHost(transaction, changed, clock()));
      note({ subject: `${host.email}: ${Object.keys(body).join(', ')}` });
    });
    parts.publishChanges();
    return { host: await viewHost(database, changed, person, clock()) };
  });

  addDeskCall(desk, 'DELETE /hosts/:id', async ({ person, params, change }) => {
    const host = await requireHost(database, person, params.id);
    const coming = await countComingDemos(database, host.id, clock());
    if (coming > 0) {
      throw new Refused(
        `${host.name} has demos to come. Give them to others first, or set this host to inactive`,
      );
    }
    await change(async (transaction, note) => {
      await deleteHost(transaction, host.id);
      note({ subject: host.email });
    });
    parts.publishChanges();
  });

  // Anyone with the address can read, move and cancel demos: it is made, shown once, and never read back.
  addDeskCall(desk, 'POST /hosts/:id/feed', async ({ person, params, change }) => {
    const host = await requireHost(database, person, params.id);
    const path = await change((transaction, note) => {
      note({ subject: host.email });
      return findHostFeedPath(transaction, host.id, true);
    });
    return { address: `${config.publicUrl ?? ''}${path}` };
  });
}

/** The host as the choices change it. @throws {InvalidRequest} naming the fields at fault */
function applyChoices<Facts extends HostFacts>(host: Facts, choices: Partial<HostChoices>): Facts {
  const { hours, breaks, zone, meetingUrl, ...others } = choices;
  const problems: FieldProblem[] = [];
  const readWeek = (field: 'hours' | 'breaks', typed: string | undefined, before: WeeklyHours) => {
    const read = typed === undefined ? before : readWeeklyHours(typed);
    if (typeof read !== 'string') return read;
    problems.push({ field, message: read });
    return before;
  };
  const changed = {
    ...host,
    ...others,
    ...(others.name !== undefined && { name: others.name.trim() }),
    hours: readWeek('hours', hours, host.hours),
    breaks: readWeek('breaks', breaks, host.breaks),
    ...(zone !== undefined && { zone }),
    ...(meetingUrl !== undefined && { meetingUrl }),
  };
  if (changed.name === '' || /[\r\n]/.test(changed.name)) {
    problems.push({ field: 'name', message: 'Enter a name of one line.' });
  }
  if (!isZone(changed.zone)) {
    problems.push({ field: 'zone', message: 'Choose a time zone, such as Europe/Berlin.' });
  }
  if (changed.meetingUrl !== null && !isMeetingUrl(changed.meetingUrl)) {
    problems.push({
      field: 'meetingUrl',
      message: 'Enter an address such as https://meet.example.com/anna.',
    });
  }
  if (problems.length > 0) throw invalidFields(problems);
  return changed;
}

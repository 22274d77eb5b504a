import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { readEmail } from '../../../cli/options.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { withCalendars } from '../calendars/with-calendars.ts';
import { assignHosts } from '../desk/host-changes.ts';
import { NEW_HOST, USUAL_HOURS } from '../hosts/host-choices.rules.ts';
import { deleteHost, findNamedHost, insertHost, updateHost } from '../hosts/hosts.store.ts';
import { countComingDemos } from '../hosts/hosts-demos.ts';
import { applyChoices, HOST_HELP, readName, withHostOptions } from './host-options.ts';

export const addHost = (context: CommandContext) =>
  withHostOptions(
    new Command('add')
      .summary('adds a host, who gets demos from then on')
      .description(
        `Adds a host, who gets demos from then on. Without options: ${USUAL_HOURS} in the zone of the office. With the first host, DEMO_SEATS no longer counts: a half-hour is free when a host can take it.`,
      )
      .argument('<name>', 'as visitors read it', readName)
      .argument('<email>', 'to which answers of visitors go', readEmail),
  ).action(async (name, email, choices) => {
    await using open = await context.open({ mayCreate: true });
    const zone = choices.zone ?? open.config.office.zone;
    const facts = applyChoices({ ...NEW_HOST, name, email, zone }, choices);
    const host = await insertHost(open.database, facts, open.clock());
    open.print(`${host.name} is a host`);
    const { given, left } = await assignHosts(await withCalendars(open));
    if (given > 0)
      open.print(`${counted(given, 'demo')} that had no host ${given === 1 ? 'has' : 'have'} one now`);
    if (left > 0) open.print(`${counted(left, 'demo')} still without a host: npm run bookings -- list`);
  });

export const editHost = (context: CommandContext) =>
  withHostOptions(
    new Command('edit')
      .summary('changes a host')
      .description(
        'Changes a host. Demos that are booked already stay: npm run bookings -- reassign moves one.',
      )
      .argument('<host>', HOST_HELP),
  )
    .option('--name <name>', 'as visitors read it', readName)
    .option('--email <address>', 'to which answers of visitors go', readEmail)
    .option('--active', 'gets demos again')
    .option('--inactive', 'gets no more demos; those that are booked stay')
    .action(async (named, { name, email, active, inactive, ...choices }, command) => {
      if (active && inactive) command.error('error: --active and --inactive exclude each other');
      await using open = await context.open();
      const before = await findNamedHost(open.database, named);
      const after = {
        ...applyChoices(before, choices),
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...((active || inactive) && { isActive: active === true }),
      };
      await updateHost(open.database, after, open.clock());
      open.print(`${after.name} is changed`);
    });

export const removeHost = (context: CommandContext) =>
  new Command('remove')
    .summary('forgets a host who has no demos to come')
    .description(
      'Forgets a host who has no demos to come: name, hours, time off and calendars. Past demos stay.',
    )
    .argument('<host>', HOST_HELP)
    .action(async (named) => {
      await using open = await context.open();
      const host = await findNamedHost(open.database, named);
      const coming = await countComingDemos(open.database, host.id, open.clock());
      if (coming > 0) {
        throw new Refusal(
          `${host.name} has ${counted(coming, 'demo')} to come: npm run hosts -- edit ${host.email} --inactive, and npm run bookings -- reassign`,
        );
      }
      await deleteHost(open.database, host.id);
      open.print(`${host.name} is removed`);
    });

import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { DESK_ROLES } from 'contract/desk/roles.ts';
import { printable } from 'contract/printable.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { readEmail } from '../../../cli/options.ts';
import { commandGroup, Failure } from '../../../cli/run-command.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { releaseWork } from '../../leads/leads.calls.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import type { ChainEnd } from '../audit/audit-entry.rules.ts';
import { isDeskOn } from '../desk.settings.ts';
import { LastOwner } from '../desk-errors.ts';
import { linkAddress, linkOriginOf } from '../desk-origin.ts';
import {
  findActivePerson,
  hasPeople,
  insertPerson,
  listMembers,
  removePerson,
} from '../people/people.store.ts';
import { makeLink } from '../sign-in/links.store.ts';

/** `npm run desk`: people of the desk, and the chain of the audit. */
export const deskCommands = (context: CommandContext) =>
  commandGroup('npm run desk --', [
    listPeople(context),
    invitePerson(context),
    removeFromDesk(context),
    checkAudit(context),
  ]);

const readMember = (typed: string) => readEmail(typed).toLowerCase();

const listPeople = (context: CommandContext) =>
  new Command('list')
    .summary('lists who is at the desk')
    .description('Lists who is at the desk, with their roles and when they signed in last.')
    .action(async () => {
      await using open = await context.open();
      const members = await listMembers(open.database, open.clock());
      if (members.length === 0) open.print('No one is at the desk: npm run desk -- invite <email>');
      for (const { email, name, role, seen_at, passkeys } of members) {
        const seen = seen_at === null ? 'never signed in' : `signed in ${seen_at.slice(0, 10)}`;
        open.print(`${email}  ${printable(name)}  ${role}  ${seen}  ${passkeys} passkeys`);
      }
    });

const invitePerson = (context: CommandContext) =>
  new Command('invite')
    .summary('prints a link by which a person joins, or signs in again')
    .description(
      'Prints a link by which a person joins the desk, once within a day. For one who is there already, it takes the place of their passkeys and sessions: give it to one who has lost their passkey.',
    )
    .argument('<email>', 'address of the person', readMember)
    .option('--name <name>', 'what others call them; by default, the address')
    .addOption(
      new Option('--role <role>', 'by default owner for the first person, then sales').choices(DESK_ROLES),
    )
    .action(async (email, { name, role }) => {
      await using open = await context.open({ mayCreate: true });
      const { database, config, clock, print, printError } = open;
      const known = await findActivePerson(database, { email });
      if (known && role !== undefined && role !== known.role) {
        throw new Refusal(`${email} is at the desk as ${known.role}: an owner changes the role there`);
      }
      const id = known?.id ?? (await add(open, email, name, role));
      const { token } = await makeLink(database, id, 'invite', clock());
      if (!isDeskOn(config)) printError('DESK is off: the link works once the desk is on');
      const origin = linkOriginOf(config);
      if (origin === undefined) {
        printError('PUBLIC_URL is not set: put the origin at which the desk is reached in front of it');
      }
      print(linkAddress(origin ?? '', token));
    });

async function add(
  { database, config, clock }: DatabaseContext,
  email: string,
  name: string | undefined,
  role: (typeof DESK_ROLES)[number] | undefined,
): Promise<string> {
  const usual = (await hasPeople(database)) ? 'sales' : 'owner';
  const facts = { email, name: name?.trim() || email, role: role ?? usual, zone: config.office.zone };
  const id = await insertPerson(database, facts, clock());
  if (id === undefined) throw new Refusal(`${email} was added just now by someone else`);
  return id;
}

const removeFromDesk = (context: CommandContext) =>
  new Command('remove')
    .summary('removes a person from the desk')
    .description('Removes a person from the desk. Their sessions, passkeys and links end at once.')
    .argument('<email>', 'address of the person', readMember)
    .action(async (email) => {
      await using open = await context.open();
      const { database, clock, print } = open;
      const person = await findActivePerson(database, { email });
      if (!person) throw new Refusal(`${email} is not at the desk: npm run desk -- list`);
      await removePerson(database, person.id, { now: clock(), release: releaseWork }).catch(refuseLastOwner);
      print(`${email} is no longer at the desk`);
    });

function refuseLastOwner(error: unknown): never {
  if (error instanceof LastOwner) throw new Refusal('the desk needs an owner: invite another one first');
  throw error;
}

function readEnd(typed: string): ChainEnd {
  const [, number, hash = ''] = /^(\d{1,10}):([\da-f]{64})$/.exec(typed) ?? [];
  if (number === undefined) throw new InvalidArgumentError('name a number and a hash, such as 187:ab12…');
  return { number: Number(number), hash };
}

const checkAudit = (context: CommandContext) =>
  new Command('audit')
    .summary('checks the chain of the audit')
    .description(
      'Reads all entries of the audit and checks that none was changed or taken out. Fails where one was. Entries that were cut off the end show with --end, which takes the end that an earlier check has printed or the log has of each day.',
    )
    .option('--end <number:hash>', 'an end of before, which must still be there', readEnd)
    .action(async ({ end: known }) => {
      await using open = await context.open();
      const { entries, end, broken } = await verifyAudit(open.database, known);
      if (!broken) {
        open.print(`${entries} entries, and the chain is whole`);
        if (end) open.print(`its end is ${end.number}:${end.hash}`);
        return;
      }
      open.printError(
        broken.problem === 'missing'
          ? `entry ${broken.number} is missing`
          : `entry ${broken.number} was changed after it was written`,
      );
      throw new Failure();
    });

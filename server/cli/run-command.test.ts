import { describe, expect, it } from 'vitest';
import { openShell } from '../../checks/support/shell.ts';
import { openTestDatabase } from '../../checks/support/test-database.ts';
import { leadsCommands } from '../modules/leads/commands/leads.commands.ts';

const NAMES = [
  ...['list', 'show', 'week', 'handled', 'note', 'release'],
  ...['replay', 'export', 'copy', 'erase', 'retention', 'test'],
];

async function setUp() {
  const [shell, database] = [await openShell(), await openTestDatabase()];
  return (...args: string[]) => shell.run(leadsCommands, database, args);
}

describe('npm run leads', () => {
  it.each([[['help']], [['--help']]])('prints its help for %j, within 80 columns', async (args) => {
    const { code, printed, errors } = await (await setUp())(...args);
    expect([code, errors]).toEqual([0, []]);
    expect(printed[0]).toBe('Usage: npm run leads -- [options] [command]');
    const listed = printed.slice(printed.indexOf('Commands:') + 1).filter((line) => /^ {2}\S/.test(line));
    expect(listed.map((line) => line.trim().split(' ')[0])).toEqual([...NAMES, 'help']);
    expect(Math.max(...printed.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it.each(NAMES)('prints the help of %s with help and with --help, within 80 columns', async (name) => {
    const run = await setUp();
    const [first, second] = [await run(name, '--help'), await run('help', name)];
    expect(first.code).toBe(0);
    expect(first.printed[0]).toMatch(new RegExp(`^Usage: npm run leads -- ${name}( |$)`));
    expect(Math.max(...first.printed.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(second).toEqual(first);
  });

  it.each(NAMES)('refuses an option that %s does not have', async (name) => {
    const address = ['copy', 'erase'].includes(name) ? ['--email', 'asha@example.com'] : [];
    const { code, printed, errors } = await (await setUp())(name, ...address, '--frob');
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toBe("error: unknown option '--frob'");
    expect(errors).toContainEqual(expect.stringMatching(`^Usage: npm run leads -- ${name}`));
  });

  it.each([
    [['list', '--jsn'], '(Did you mean --json?)'],
    [['lst'], '(Did you mean list?)'],
  ])('suggests what %j may mean', async (args, suggestion) => {
    const { code, errors } = await (await setUp())(...args);
    expect([code, errors[1]]).toEqual([2, suggestion]);
  });

  it.each([
    [[], 'Usage: npm run leads -- [options] [command]'],
    [['frob'], "unknown command 'frob'"],
    [['toString'], "unknown command 'toString'"],
    [['list', 'x'], "too many arguments for 'list'"],
    [['list', '--limit', '0'], "'--limit <count>' argument '0' is invalid. It is a number from 1 to 10000"],
    [['list', '--limit', '10001'], 'It is a number from 1 to 10000'],
    [['list', '--limit', '1e3'], 'It is a number from 1 to 10000'],
    [['show'], "missing required argument 'id'"],
    [['show', 'x y'], 'Name a lead by its id'],
    [['show', "%' or 1=1"], 'Name a lead by its id'],
    [['show', '01a2', '01a3'], "too many arguments for 'show'"],
    [['note', '01a2'], "missing required argument 'text'"],
    [['note', '01a2', ' \u200b '], 'a note needs a text'],
    [['replay'], 'replay takes one lead, or --dead'],
    [['replay', '01a2', '--dead'], 'replay takes one lead, or --dead'],
    [
      ['export', '--format', 'xls'],
      "'--format <format>' argument 'xls' is invalid. Allowed choices are csv, csv-plain, jsonl",
    ],
    [['erase'], "required option '--email <address>' not specified"],
    [['erase', '--email', 'Asha <asha@example.com>'], 'It is one plain address'],
    [['erase', 'asha@example.com'], "required option '--email <address>' not specified"],
    [['erase', '--email', 'asha@example.com', 'x'], "too many arguments for 'erase'"],
    [['copy', '--email', '%'], 'It is one plain address'],
    [['retention', '--days', '0'], 'It is a number from 1 to 36500'],
    [['retention', '--days', '9', '--kind', 'x'], 'Allowed choices are demo, contact'],
    [['week', 'x'], "too many arguments for 'week'"],
  ])('names what is wrong with %j, and changes nothing', async (args, message) => {
    const { code, printed, errors } = await (await setUp())(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toContain(message);
    expect(errors).toContainEqual(expect.stringMatching(/^Usage: npm run leads -- /));
  });

  it('executes nothing when an argument is mistyped', async () => {
    const { code, errors } = await (await setUp())('list', '--kind', '\u001B[2Jdemo\u202E');
    expect([code, errors[0]]).toEqual([2, expect.stringContaining("argument '[2Jdemo' is invalid")]);
  });
});

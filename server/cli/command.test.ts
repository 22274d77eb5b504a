import { describe, expect, it } from 'vitest';
import { LEADS_PROGRAM } from '../modules/leads/commands/leads-program.ts';
import { sitAtDesk } from '../testing/desk.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const NAMES = LEADS_PROGRAM.commands.map(({ name }) => name);

async function setUp() {
  const [desk, database] = [await sitAtDesk(), await openTestDatabase()];
  return (...args: string[]) => desk.run(LEADS_PROGRAM, database, args);
}

describe('npm run leads', () => {
  it.each([[['help']], [['--help']]])('explains itself for %j, within 80 columns', async (args) => {
    const { code, printed, errors } = await (await setUp())(...args);
    expect([code, errors]).toEqual([0, []]);
    expect(printed[0]).toBe('Usage: npm run leads -- <command>');
    expect(printed.slice(1, -1).map((line) => line.trim().split(' ')[0])).toEqual(NAMES);
    expect(Math.max(...printed.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it.each(NAMES)('explains %s in two ways', async (name) => {
    const run = await setUp();
    const [first, second] = [await run(name, '--help'), await run('help', name)];
    expect(first.code).toBe(0);
    expect(first.printed[0]).toMatch(new RegExp(`^Usage: npm run leads -- ${name}( |$)`));
    expect(second).toEqual(first);
  });

  it.each(NAMES)('refuses an option that %s does not have', async (name) => {
    const { code, printed, errors } = await (await setUp())(name, '--frob');
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toMatch(/^Unknown option '--frob'/);
    expect(errors).toContainEqual(expect.stringMatching(`^Usage: npm run leads -- ${name}`));
  });

  it.each([
    [[], 'Usage: npm run leads -- <command>'],
    [['frob'], "there is no command 'frob'"],
    [['toString'], "there is no command 'toString'"],
    [['list', 'x'], 'list takes no names'],
    [['list', '--limit', '0'], '--limit is a number'],
    [['show'], 'show takes one lead'],
    [['show', 'x y'], 'name a lead by its id'],
    [['show', "%' or 1=1"], 'name a lead by its id'],
    [['note', '01a2'], 'a note has a text'],
    [['replay'], 'replay takes one lead, or --dead'],
    [['replay', '01a2', '--dead'], 'replay takes one lead, or --dead'],
    [['export', '--format', 'xls'], '--format is one of csv, jsonl'],
    [['erase'], '--email is one plain address'],
    [['erase', '--email', 'Asha <asha@example.com>'], '--email is one plain address'],
    [['erase', 'asha@example.com'], 'erase takes one address'],
    [['copy', '--email', '%'], '--email is one plain address'],
    [['retention', '--days', '0'], '--days is a number'],
    [['retention', '--days', '9', '--kind', 'x'], '--kind is one of'],
    [['week', 'x'], 'week takes nothing'],
  ])('says what is wrong with %j, and does nothing', async (args, message) => {
    const { code, printed, errors } = await (await setUp())(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toContain(message);
  });
});

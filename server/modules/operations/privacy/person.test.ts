import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { leaveTraces } from '../../../../checks/support/person-traces.ts';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { FREE_TEXTS } from './mentions.ts';

const EMAIL = 'canary.q7x@example.com';
const OTHER = 'bob.z3k@example.net';

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  const dataDir = await findDataDir(database);
  const shell = await openShell({ dataDir });
  return {
    database,
    dataDir,
    traces: () => leaveTraces(database, dataDir, EMAIL, OTHER),
    run: (...args: string[]) => shell.run(leadsCommands, database, args),
  };
}

/** Every file of the folder in which the address stands, in any spelling. */
async function filesWith(folder: string, email: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      // Read by another process: this one would lose its locks on the database.
      const bytes = execFileSync('cat', [file], { encoding: 'latin1' }).toLowerCase();
      const spellings = [email, email.replace('@', '%40'), email.replace('@', '&#64;')];
      const coded = ['', '=', 'o='].map((before) => Buffer.from(before + email).toString('base64url'));
      const isFound = [...spellings, ...coded.map((text) => text.slice(4, -4).toLowerCase())].some((text) =>
        bytes.includes(text),
      );
      return isFound ? [file] : [];
    }),
  );
  return found.flat();
}

describe.each(engines)('npm run leads -- erase on $name', (engine) => {
  it('prints what it would delete, and deletes nothing', async () => {
    const { run, traces } = await setUp(engine);
    await traces();
    const held = [
      'Held about this address:',
      '  leads                                         1',
      '  deliveries of them                            1',
      '  notes to them                                 1',
      '  replies to them, and what else was done       2',
      '  idempotency keys                              1',
      '  invitations to demos of others                1',
      '  account                                       1',
      '  logins                                        1',
      '  places of logins                              1',
      '  own chat threads                              1',
      '  messages in them                              2',
      '  messages in shared rooms, with their answers  2',
      '  texts of others that name the address         18',
      '  mails in files                                5',
    ];
    const said = {
      code: 1,
      printed: held,
      errors: ['Nothing was deleted: add --yes to delete it, which cannot be undone.'],
    };
    expect(await run('erase', '--email', EMAIL.toUpperCase())).toMatchObject(said);
    expect(await run('erase', '--email', EMAIL)).toMatchObject(said);
  });

  it('deletes all data of one person, and none of another', async () => {
    const { database, dataDir, run, traces } = await setUp(engine);
    const { user, colleague, leads } = await traces();
    const { code, printed } = await run('erase', '--email', EMAIL.toUpperCase(), '--yes');
    expect(printed).toContain('Deleted.');
    expect(printed.join('\n')).toMatch(
      /Searched \d+ tables and \d+ files? of .*: the address was found nowhere\./,
    );
    expect(code).toBe(0);
    expect(await filesWith(dataDir, EMAIL)).toEqual([]);

    const left = await database.selectFrom('leads').selectAll().execute();
    expect(left).toMatchObject([{ id: leads.others, email: OTHER }]);
    expect(JSON.parse(left[0]?.body ?? '')).toMatchObject({ message: 'Please invite\n[removed], too.' });
    expect(await database.selectFrom('users').select('id').execute()).toEqual([{ id: colleague.id }]);
    for (const table of [
      'lead_deliveries',
      'lead_notes',
      'idempotency_keys',
      'token_families',
      'refresh_tokens',
      'login_places',
      'chat_unpaid',
    ] as const) {
      expect(await database.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    expect(await database.selectFrom('lead_history').select('details').orderBy('id').execute()).toMatchObject(
      [
        { details: '{"email":"[removed]","isUndone":false}' },
        { details: expect.stringContaining('Hello,\\n[removed] wrote to us') },
      ],
    );
    expect(await database.selectFrom('desk_views').select(['name', 'filter']).execute()).toEqual([
      { name: 'From [removed]', filter: '{"text":"[removed]"}' },
    ]);
    expect(await database.selectFrom('desk_replies').select(['name', 'subject', 'text']).execute()).toEqual([
      { name: 'To [removed]', subject: 'For [removed]', text: 'Ask\n[removed]' },
    ]);
    const rooms = await database.selectFrom('chat_rooms').select('owner_id').execute();
    expect(rooms.map(({ owner_id }) => owner_id)).not.toContain(user.id);
    const shared = await database
      .selectFrom('chat_messages')
      .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
      .innerJoin('chat_rooms', 'chat_rooms.id', 'room_id')
      .select(['position', 'content', 'chat_threads.description'])
      .where('room_type', '=', 'client')
      .orderBy('position')
      .execute();
    const description = '[removed]';
    expect(shared).toEqual([
      { position: 1, content: '[removed]', description },
      { position: 2, content: '[removed]', description },
      { position: 3, content: `I am ${OTHER}, not [removed]`, description },
      { position: 4, content: `Hello. I am ${OTHER}, not [removed]`, description },
    ]);
    expect(await readdir(join(dataDir, 'mails'))).toEqual(['to-other.eml']);
    expect((await run('erase', '--email', EMAIL)).printed[0]).toBe('Nothing is held about this address.');
  });

  it('lists a file that still contains the address, such as the rest of a copy', async () => {
    const { dataDir, run } = await setUp(engine);
    await writeFile(join(dataDir, 'old.sqlite'), `...${'x'.repeat(3_000_000)}${EMAIL.toUpperCase()}...`);
    const { code, printed } = await run('erase', '--email', EMAIL);
    expect(code).toBe(1);
    expect(printed).toContain(`  ${join(dataDir, 'old.sqlite')}`);
  });

  it('keeps a longer address that contains this one, and reports it', async () => {
    const { database, run } = await setUp(engine);
    await storeLead(database, { email: EMAIL });
    const longer = await storeLead(database, { email: `x.${EMAIL}` });
    const { code, printed } = await run('erase', '--email', EMAIL, '--yes');
    expect(code).toBe(0);
    expect(printed.join('\n')).toContain('Another person has an address that contains this one');
    expect(await database.selectFrom('leads').select(['id', 'email']).execute()).toEqual([
      { id: longer, email: `x.${EMAIL}` },
    ]);
  });
});

describe.each(engines)('npm run leads -- copy on $name', (engine) => {
  it('writes what is held about a person, without texts of others or secrets', async () => {
    const { dataDir, run, traces } = await setUp(engine);
    const { user, leads } = await traces();
    const { written } = await run('copy', '--email', EMAIL);
    const copy = JSON.parse(written);
    expect(copy).toMatchObject({
      address: EMAIL,
      requests: [{ id: leads.own, email: EMAIL, notes: [{ text: `called ${EMAIL} and ${OTHER}` }] }],
      accounts: [{ id: user.id, client: 'Acme', email: EMAIL, logins: [{ usedAt: null }] }],
      namedByOthers: 18,
      replies: [{ request: leads.own, subject: `For ${EMAIL}` }],
    });
    expect(copy.messages).toHaveLength(4);
    expect(copy.mailFiles).toHaveLength(5);
    expect(written).not.toContain('hash');
    expect(written).not.toContain(`I am ${OTHER}`);
    expect((await run('copy', '--email', EMAIL, '--to', 'copy.json')).code).toBe(0);
    expect((await stat(join(dataDir, 'copy.json'))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(dataDir, 'copy.json'), 'utf8'))).toEqual(copy);
  });

  it('writes nothing for an unknown address', async () => {
    const { run } = await setUp(engine);
    const { code, written } = await run('copy', '--email', EMAIL);
    expect(code).toBe(0);
    expect(JSON.parse(written)).toMatchObject({ address: EMAIL, requests: [], accounts: [], messages: [] });
  });
});

/** Tables that cannot contain an address. */
const WITHOUT_FREE_TEXTS = [
  'idempotency_keys',
  'bookings',
  'demo_seats',
  'demo_closed_days',
  // Rows go with the demo, or with the guest (invitations).
  'booking_guests',
  // Employees who hold demos: npm run hosts -- remove.
  'hosts',
  // When hosts are busy, and which demos stand in their calendars: those of an erased person are deleted there.
  'host_calendars',
  'calendar_busy_days',
  'calendar_demos',
  'blog_categories',
  'blog_articles',
  'blog_moves',
  'blog_removals',
  'blog_pictures',
  'blog_picture_files',
  'blog_article_pictures',
  'blog_drafts',
  'blog_draft_pictures',
  'blog_revision',
  'server_keys',
  'token_families',
  'refresh_tokens',
  'login_places',
  'password_resets',
  'chat_rooms',
  'chat_reads',
  'chat_unpaid',
  'installation',
  'erased_addresses',
  'alerts',
  'refused_fields',
  'refused_forms',
  'upkeep',
  // Addresses are taken out of a question before it is stored (`without-identity.test.ts`).
  'unanswered_questions',
  'answer_votes',
  // People of the team: npm run desk -- remove.
  'desk_people',
  'desk_passkeys',
  'desk_links',
  'desk_sessions',
  // A person of the outside is named by a hash, and a reason takes no address.
  'audit_entries',
  'stored_settings',
  // What the site says to all; its author is a person of the team.
  'texts',
  'text_changes',
  // Sums of visits: a label that names an address is not counted by its name (`arrival.rules.test.ts`).
  'visit_sums',
  'visit_batches',
  // The mailbox of the site.
  'mailboxes',
  'text_sets',
  'text_drafts',
  'text_previews',
];

it('covers every table: each is erased, searched, or contains no personal data', async () => {
  const database = await openTestDatabase();
  const tables = await database.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !/^(kysely_|blog_(stems|words))/.test(name));
  expect(names.sort()).toEqual([...Object.keys(FREE_TEXTS), ...WITHOUT_FREE_TEXTS].sort());
});

import { FIRST_CHOICES, type NoticeChoices } from 'contract/desk/notices.ts';
import { v7 as uuidV7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { updateOwnFacts } from '../../desk/people/people.store.ts';
import { insertHistory } from '../../leads/records/lead-history.ts';
import { sendNotices } from './send-notices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** Stores what arrives for a lead, or happens to it, at a moment. */
function happenings(database: Database) {
  const idAt = (at: Date) => uuidV7({ msecs: at.getTime() });
  const mail = (kind: 'reply' | 'bounce') => (leadId: string, at: Date) =>
    database
      .insertInto('lead_mails')
      .values({
        ...{ id: idAt(at), lead_id: leadId, kind, key: idAt(at), sender: 'asha@example.com', subject: '' },
        ...{ text: 'The words of the visitor', quoted: '', problem: null, received_at: at.toISOString() },
      })
      .execute();
  const delivery = (leadId: string, at: Date, set: object) =>
    database
      .insertInto('lead_deliveries')
      .values({
        ...{ id: idAt(at), lead_id: leadId, channel: 'visitor-email', message: 'received', attempts: 1 },
        ...{ state: 'done', due_at: at.toISOString(), created_at: at.toISOString() },
        ...set,
      })
      .execute();
  return {
    reply: mail('reply'),
    bounce: mail('bounce'),
    refuse: (leadId: string, at: Date) =>
      delivery(leadId, at, { state: 'dead', ended_at: at.toISOString(), message: 'reply.1' }),
    cancel: (leadId: string, at: Date) => delivery(leadId, at, { message: 'cancelled.1' }),
    give: async (leadId: string, to: string, by: string, at: Date) => {
      await database.updateTable('leads').set({ assigned_to: to }).where('id', '=', leadId).execute();
      const details = { from: null, to };
      await insertHistory(
        database,
        { leadId, by: { id: by, name: 'Maya' }, kind: 'assigned', details },
        at,
        idAt(at),
      );
    },
    breakChannel: (at: Date) =>
      database
        .insertInto('alerts')
        .values({ cause: 'channel-down:slack', since: at.toISOString(), told_at: null })
        .execute(),
  };
}

describe.each(engines)('notices of people at the desk on $name', ({ openDatabase }) => {
  async function setUp(ways: Partial<NoticeChoices['ways']> = {}) {
    const database = await openDatabase();
    const mail = await startMailServer();
    const [owner, sales] = [await signIn({ database }, 'owner'), await signIn({ database }, 'sales')];
    const all = { ...FIRST_CHOICES.ways, ...ways };
    await updateOwnFacts(database, sales.personId, { notices: { ...FIRST_CHOICES, ways: all } });
    const off = { assigned: 'off', reply: 'off', waiting: 'off', demo: 'off', bounce: 'off' } as const;
    const ownersWays = { ...off, channel: all.channel };
    await updateOwnFacts(database, owner.personId, { notices: { ...FIRST_CHOICES, ways: ownersWays } });
    const config = {
      ...readConfig({}),
      ...{ publicUrl: 'https://www.example.com', smtpUrl: mail.url, mailFrom: 'hello@example.com' },
    };
    const lookAt = (now: Date) =>
      sendNotices({
        ...{ config, database, brand: MAIL_BRAND, clock: () => now },
        stopping: new AbortController().signal,
      });
    // Earlier events are no news at the first look.
    const old = await storeLead(database, { receivedAt: later(-HOUR_MS) });
    await happenings(database).reply(old, later(-2 * MINUTE_MS));
    await lookAt(NOW);
    const subjects = () => mail.mails.map(({ source }) => /^subject: (.*)$/im.exec(source)?.[1]);
    return { database, mail, owner, sales, lookAt, subjects, ...happenings(database) };
  }

  it('sends a reply at once, once, to who has the request, with a link to its screen', async () => {
    const { database, mail, owner, sales, lookAt, subjects, reply, give } = await setUp();
    const [own, others] = [await storeLead(database), await storeLead(database)];
    await give(own, sales.personId, owner.personId, later(-HOUR_MS));
    await give(others, owner.personId, owner.personId, later(-HOUR_MS));
    for (const lead of [own, own, others]) await reply(lead, later(MINUTE_MS));
    for (const minutes of [2, 2, 3]) await lookAt(later(minutes * MINUTE_MS));
    expect(subjects()).toEqual(['Asha Rao has replied']);
    expect(mail.mails[0]?.to).toEqual([sales.email]);
    const source = mail.mails[0]?.source.replaceAll(/=\r?\n/g, '');
    expect(source).toContain(`https://www.example.com/desk/person/${own}#reply`);
    expect(source).not.toContain('The words of the visitor');
  });

  it('gathers the rest for an hour of the person’s clock, without those who were erased until then', async () => {
    const ways = { assigned: 'digest', reply: 'digest', waiting: 'digest' } as const;
    const { database, owner, sales, lookAt, subjects, mail, ...happen } = await setUp({
      ...{ ...ways, demo: 'digest', bounce: 'digest' },
    });
    const leads = await Promise.all(
      ['Ann', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay'].map((firstName) =>
        storeLead(database, { body: { firstName, lastName: 'Doe' } }),
      ),
    );
    const [given = '', replied = '', erased = '', demo = '', refused = '', bounced = ''] = leads;
    const at = later(MINUTE_MS);
    await happen.give(given, sales.personId, owner.personId, at);
    await happen.reply(replied, at);
    await happen.reply(erased, at);
    await happen.cancel(demo, at);
    await happen.refuse(refused, at);
    // One delivery report, which has ended its delivery: one line.
    await happen.refuse(bounced, at);
    await happen.bounce(bounced, at);
    await database.deleteFrom('leads').where('id', '=', erased).execute();
    // Eight o’clock in Berlin is 07:00 UTC; the office opens at 02:30 UTC, and waits four hours.
    await database.updateTable('leads').set({ state: 'handled' }).where('id', '!=', replied).execute();
    await lookAt(later(29 * MINUTE_MS));
    expect(subjects()).toEqual([]);
    for (const hours of [0.6, 0.7, 23]) await lookAt(later(hours * HOUR_MS));
    const source = mail.mails[0]?.source.replaceAll(/=\r?\n/g, '') ?? '';
    const lines = [
      ...['Ann Doe is yours to answer', 'Ben Doe has replied', 'The demo with Dee Doe is canceled'],
      ...['A message to Eve Doe', 'A message to Fay Doe'],
    ];
    expect(lines.filter((line) => !source.includes(line))).toEqual([]);
    expect(source).not.toContain('Cem');
    expect(subjects()).toEqual(['Ann Doe is yours to answer, and 4 more']);
    // A request that came at half past six waits too long from half past ten on.
    await lookAt(later(25 * HOUR_MS));
    expect(subjects().slice(1)).toEqual(['Ben Doe still waits for an answer']);
  });

  it('names a channel that is down to those who may see the health alone', async () => {
    const { mail, owner, lookAt, subjects, breakChannel } = await setUp({ channel: 'now' });
    await breakChannel(later(MINUTE_MS));
    for (const minutes of [2, 3]) await lookAt(later(minutes * MINUTE_MS));
    expect(subjects()).toEqual(['Slack accepts no messages']);
    expect(mail.mails[0]?.to).toEqual([owner.email]);
  });

  it('sends what a mail server that was down has missed', async () => {
    const { database, mail, lookAt, subjects, reply } = await setUp();
    await reply(await storeLead(database), later(MINUTE_MS));
    mail.mood = 'refusing';
    await lookAt(later(2 * MINUTE_MS));
    mail.mood = 'well';
    await lookAt(later(3 * MINUTE_MS));
    expect(subjects()).toEqual(['Asha Rao has replied']);
  });
});

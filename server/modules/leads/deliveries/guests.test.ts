import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { Sender } from '../../../plugins/mail/mail.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { namePerson } from '../../../shared/addresses/person.ts';
import { createBookingStore } from '../../bookings/demos/bookings.store.ts';
import { type Guest, listGuests } from '../../bookings/guests/guests.store.ts';
import { composeGuestMail } from '../mail/lead-mails.ts';
import { readDetails } from './booking-event.ts';
import type { LeadMessage } from './channel.ts';
import { createDemoOutbox } from './demo-outbox.ts';

const START = new Date('2026-03-12T04:30:00Z');
const LATER = new Date('2026-03-12T05:30:00Z');
const BY = { sequence: 0 };

async function setUp({ openDatabase }: Engine, most = 10) {
  const database = await openDatabase();
  const outbox = createDemoOutbox(() => {}, most);
  const config = { ...readConfig({}), demoMostMoves: 5, demoChangeNoticeMinutes: 0 };
  const store = createBookingStore({ database, clock: () => NOW, config, outbox });
  const leadId = await storeDemo(database, {
    start: START,
    told: ['visitor-email', 'sales-email', 'crm-webhook'],
  });
  const messages = async (channel: string) => {
    const rows = await database
      .selectFrom('lead_deliveries')
      .selectAll()
      .where('lead_id', '=', leadId)
      .where('message', '!=', 'received')
      .where('channel', '=', channel)
      .orderBy('id')
      .execute();
    return rows;
  };
  /** Lists the messages to each guest, by address. */
  const told = async () => {
    const all = await database.selectFrom('booking_guests').selectAll().execute();
    const names = new Map(all.map(({ id, email }) => [id, email]));
    return (await messages('guest-email')).map(({ state, message }) => {
      const [occasion, , id = ''] = message.split('.');
      return `${occasion} ${names.get(id)} ${state}`;
    });
  };
  const sent = () => database.updateTable('lead_deliveries').set({ state: 'done' }).execute();
  return { database, store, leadId, messages, told, sent };
}

describe.each(engines)('guests of a demo on $name', (engine) => {
  it('are invited once, and hear what becomes of the demo; the visitor and sales see the list', async () => {
    const { database, store, leadId, messages, told, sent } = await setUp(engine);
    expect(await store.invite(leadId, 'ann@a.example ben@a.example')).toMatchObject({ kind: 'done' });
    await store.invite(leadId, 'Ann@a.example');
    expect(await told()).toEqual(['invited ann@a.example due', 'invited ben@a.example due']);
    for (const channel of ['visitor-email', 'sales-email']) {
      expect((await messages(channel)).map(({ message }) => message)).toEqual(['guests.0.1']);
    }
    expect(await messages('crm-webhook')).toEqual([]);
    await sent();
    const [ann] = await listGuests(database, leadId);
    await store.uninvite(leadId, ann?.id ?? '');
    await store.move(leadId, LATER, BY);
    await store.cancel(leadId);
    expect((await told()).slice(2)).toEqual([
      'uninvited ann@a.example due',
      'moved ben@a.example due',
      'cancelled ben@a.example due',
    ]);
  });

  it('hear nothing when they are taken off the list before the invitation was sent', async () => {
    const { database, store, leadId, told } = await setUp(engine);
    await store.invite(leadId, 'ann@a.example');
    const [ann] = await listGuests(database, leadId);
    await store.uninvite(leadId, ann?.id ?? '');
    expect(await told()).toEqual(['invited ann@a.example dropped']);
  });

  it('are sent no more than the bound, also by other visitors', async () => {
    const { database, store, leadId, messages } = await setUp(engine, 1);
    await store.invite(leadId, 'ann@a.example');
    const other = await storeDemo(database, { start: LATER, email: 'x@b.example', told: ['visitor-email'] });
    await store.invite(other, 'ANN+1@a.example');
    const rows = await database
      .selectFrom('lead_deliveries')
      .select(['due_at', 'recipient'])
      .where('channel', '=', 'guest-email')
      .orderBy('id')
      .execute();
    expect(rows.map(({ due_at }) => Date.parse(due_at) - NOW.getTime())).toEqual([0, 3_600_000]);
    expect(rows.map(({ recipient }) => recipient)).toEqual(Array(2).fill(namePerson('ann@a.example')));
    expect(await messages('guest-email')).toHaveLength(1);
  });

  it('are few, and are not changed more often than a demo is moved', async () => {
    const { database, store, leadId } = await setUp(engine);
    const remove = async () => {
      for (const { id } of await listGuests(database, leadId)) await store.uninvite(leadId, id);
    };
    expect(await store.invite(leadId, 'a@a.example b@a.example c@a.example d@a.example')).toMatchObject({
      kind: 'bad_guests',
    });
    for (const email of ['a@a.example', 'b@a.example', 'c@a.example', 'd@a.example', 'e@a.example']) {
      expect(await store.invite(leadId, email)).toMatchObject({ kind: 'done' });
      await remove();
    }
    expect(await store.invite(leadId, 'f@a.example')).toMatchObject({ kind: 'too_often' });
    expect(await store.move(leadId, LATER, BY)).toMatchObject({ kind: 'too_often' });
  });

  it('cannot be invited to a demo that waits for its confirmation, is over or canceled', async () => {
    const { database, store, leadId, told } = await setUp(engine);
    const confirm_by = new Date(NOW.getTime() + 60_000).toISOString();
    await database.updateTable('bookings').set({ confirm_by }).execute();
    expect(await store.invite(leadId, 'ann@a.example')).toEqual({ kind: 'unconfirmed' });
    await database.updateTable('bookings').set({ confirm_by: null, starts_at: NOW.toISOString() }).execute();
    expect(await store.invite(leadId, 'ann@a.example')).toEqual({ kind: 'past' });
    await database.updateTable('bookings').set({ state: 'cancelled' }).execute();
    expect(await store.invite(leadId, 'ann@a.example')).toEqual({ kind: 'gone' });
    expect(await told()).toEqual([]);
  });

  it('get an email that says who invited them, with an invitation and no link that changes the demo', async () => {
    const { database, store, leadId, messages } = await setUp(engine);
    await store.invite(leadId, 'ann@a.example, ben@a.example');
    const [ann] = (await listGuests(database, leadId)) as [Guest];
    const [row] = await messages('guest-email');
    const mail = composeGuestMail(
      messageOf(leadId, row),
      SENDER,
      { name: ann.email, email: ann.email },
      LINKS,
    );
    expect(mail).toMatchObject({
      to: 'ann@a.example',
      subject: 'Invitation to a demo of Example: Thu, Mar 12, 10:00 AM India Standard Time',
    });
    expect(mail.text).toContain('Asha Rao (asha@\u200bexample.\u200bcom) invited you');
    expect(mail.text + mail.html + mail.invitation?.text).not.toContain('/demo/token');
    const event = new ICAL.Component(ICAL.parse(mail.invitation?.text ?? '')).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(leadId);
    expect(
      event?.getAllProperties('attendee').map((each) => String(each.getFirstValue()).toLowerCase()),
    ).toEqual(['mailto:asha@example.com', 'mailto:ann@a.example', 'mailto:ben@a.example']);
  });
});

const SENDER: Sender = {
  office: readConfig({}).office,
  productName: 'Example',
  siteUrl: null,
  from: 'noreply@example.com',
  answersTo: null,
  renderMail: ({ paragraphs, footer }) => ({ html: '', text: [...paragraphs, ...footer].join('\n') }),
};
const LINKS = {
  manageUrl: 'https://www.example.com/demo/token',
  guests: ['ann@a.example', 'ben@a.example'].map((email) => ({ name: email, email })),
};

function messageOf(
  leadId: string,
  row: { id: string; message: string; sequence: number | null; details: string | null } | undefined,
): LeadMessage {
  return {
    deliveryId: row?.id ?? '',
    message: row?.message ?? '',
    bookingEvent: readDetails(row?.sequence ?? 0, row?.details ?? ''),
    lead: {
      ...{ id: leadId, kind: 'demo', email: 'asha@example.com', receivedAt: NOW },
      body: { firstName: 'Asha', lastName: 'Rao' },
      ...{ attribution: null, context: null },
    },
  };
}

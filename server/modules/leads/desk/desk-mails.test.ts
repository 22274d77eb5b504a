import { expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { toMailOptions } from '../../../plugins/mail/mailer.ts';
import type { LeadSnapshot } from '../deliveries/channel.ts';
import { composeReply } from '../mail/personal-mail.ts';
import { insertHistory } from '../records/lead-history.ts';
import { createDeskMails } from './desk-mails.ts';

async function setUp() {
  const database = await openTestDatabase();
  const id = await storeLead(database, {
    deliveries: [
      { channel: 'visitor-email', state: 'done', ended_at: NOW.toISOString() },
      { channel: 'sales-email', state: 'done', ended_at: NOW.toISOString() },
    ],
  });
  const maya = await signIn({ database }, 'owner', { name: 'Maya, renamed since' });
  const bob = await signIn({ database }, 'sales', { name: 'Bob' });
  const config = {
    ...{ publicUrl: 'https://www.example.com', host: '127.0.0.1', port: 80 },
    ...{ replyMailbox: null, salesEmail: 'sales@example.com' },
  };
  const lead = {
    id,
    kind: 'contact',
    email: 'asha@example.com',
    body: {},
    receivedAt: NOW,
  } as unknown as LeadSnapshot;
  return { database, id, maya, bob, lead, mails: createDeskMails({ database, config }) };
}

it('answers in the name of its author, behind what the visitor has got', async () => {
  const { database, id, maya, lead, mails } = await setUp();
  const details = { subject: 'Hello', text: 'Two <i>lines</i>,\nand\n\nmore', deliveryId: 'reply-1' };
  const entry = await insertHistory(
    database,
    { leadId: id, by: { id: maya.personId, name: 'Maya <b>' }, kind: 'reply', details },
    NOW,
  );
  const found = await mails.findReply(lead, `reply.${entry}`);
  const [confirmation] = await database
    .selectFrom('lead_deliveries')
    .select('id')
    .where('channel', '=', 'visitor-email')
    .execute();
  expect(found).toMatchObject({ to: 'asha@example.com', thread: [confirmation?.id] });
  if (!found) return;
  const addressed = { deliveryId: 'reply-1', leadId: id, channel: 'reply-email', message: `reply.${entry}` };
  const options = toMailOptions(composeReply(addressed, found, { from: 'hello@team.example' }));
  expect(options).toMatchObject({
    messageId: '<reply-1@team.example>',
    inReplyTo: `<${confirmation?.id}@team.example>`,
    references: [`<${confirmation?.id}@team.example>`],
    from: { name: 'Maya <b>', address: 'hello@team.example' },
    replyTo: { name: 'Maya <b>', address: maya.email },
    text: details.text,
  });
  expect(options.headers).toBeUndefined();
  expect(options.html).toContain('<p>Two &#60;i&#62;lines&#60;/i&#62;,<br>and</p><p>more</p>');
});

it('tells a colleague only as long as they have the lead', async () => {
  const { database, id, maya, bob, lead, mails } = await setUp();
  const details = { from: null, to: bob.personId, together: 3 };
  const entry = await insertHistory(
    database,
    { leadId: id, by: { id: maya.personId, name: 'Maya <b>' }, kind: 'assigned', details },
    NOW,
  );
  const message = `assigned.${entry}`;
  expect(await mails.findColleagueMail(lead, message)).toBeUndefined();
  await database.updateTable('leads').set({ assigned_to: bob.personId }).execute();
  expect(await mails.findColleagueMail(lead, message)).toMatchObject({
    to: bob.email,
    content: {
      subject: 'Maya <b> gave you asha@example.com, and 2 more',
      actions: [{ url: `https://www.example.com/desk/person/${id}` }],
    },
  });
  await database
    .updateTable('desk_people')
    .set({ removed_at: NOW.toISOString() })
    .where('id', '=', bob.personId)
    .execute();
  expect(await mails.findColleagueMail(lead, message)).toBeUndefined();
});

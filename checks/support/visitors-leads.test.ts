import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDemoOutbox } from '../../server/modules/leads/deliveries/demo-outbox.ts';
import { engines } from './engines.ts';
import { NOW } from './test-server.ts';
import { insertDemoLead, listVisitorsMails } from './visitors-leads.ts';

it.each(engines)('counts an email from when on it is sent, on $name', async ({ openDatabase }) => {
  const database = await openDatabase();
  const id = randomUUID();
  await insertDemoLead(database, { id, email: 'a@example.com', isUnconfirmed: true, now: NOW });
  const change = { leadId: id, start: NOW, end: NOW, isHeldBack: false };
  const outbox = createDemoOutbox(() => {});
  await outbox.record(database, [{ ...change, kind: 'moved', sequence: 1, isUnconfirmed: true, at: NOW }]);
  expect(await listVisitorsMails(database, id)).toEqual([]);
  const at = new Date(NOW.getTime() + 60_000);
  await outbox.record(database, [{ ...change, kind: 'confirmed', sequence: 1, at }]);
  const told = { leadId: id, at: at.getTime() };
  const mails = await listVisitorsMails(database, id);
  expect(mails.toSorted((one, other) => one.sequence - other.sequence)).toEqual([
    { ...told, sequence: 0 },
    { ...told, sequence: 1 },
  ]);
});

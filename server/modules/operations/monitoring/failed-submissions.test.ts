import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import type { FailedField } from '../../../plugins/http/metrics.ts';
import {
  countFailedSubmissions,
  deleteOldFailures,
  findFailedFields,
  findFailedSubmissions,
} from './failed-submissions.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const HOUR_MS = 3_600_000;
const NO_FIELDS = { takeFailedFields: () => [] };
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines)('the count of refused forms on $name', ({ openDatabase }) => {
  it('sums all processes, and separates the last hour', async () => {
    const database = await openDatabase();
    const counts = [3, 4];
    const processes = counts.map((_count, index) =>
      countFailedSubmissions(database, {
        ...NO_FIELDS,
        countFailedSubmissions: async () => counts[index] ?? 0,
      }),
    );
    for (const each of processes) await each.store(NOW);
    for (const each of processes) await each.store(NOW);
    expect(await findFailedSubmissions(database, NOW)).toEqual({ lastHour: 7, usualPerHour: 0 });
    counts[0] = 5;
    for (const each of processes) await each.store(after(2 * HOUR_MS));
    expect(await findFailedSubmissions(database, after(2 * HOUR_MS))).toEqual({
      lastHour: 2,
      usualPerHour: 7 / 168,
    });
  });

  it('drops counts after a week', async () => {
    const database = await openDatabase();
    const takeFailedFields = () => [
      { form: 'demo' as const, code: 'invalid_request', field: 'email', count: 1 },
    ];
    await countFailedSubmissions(database, { countFailedSubmissions: async () => 3, takeFailedFields }).store(
      NOW,
    );
    expect(await findFailedSubmissions(database, after(170 * HOUR_MS))).toEqual({
      lastHour: 0,
      usualPerHour: 0,
    });
    await deleteOldFailures(database, after(170 * HOUR_MS));
    expect(await database.selectFrom('refused_forms').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('refused_fields').selectAll().execute()).toEqual([]);
  });

  it('sums the fields of the last day over all processes, and keeps those that could not be stored', async () => {
    const database = await openDatabase();
    const email: FailedField = { form: 'demo', code: 'invalid_request', field: 'email', count: 2 };
    const phone: FailedField = { ...email, field: 'phone', count: 1 };
    const counters = [
      [email, phone],
      [email, email],
    ].map((fields) =>
      countFailedSubmissions(database, {
        countFailedSubmissions: async () => 0,
        takeFailedFields: () => fields.splice(0),
      }),
    );
    for (const { store } of counters) await store(NOW);
    for (const { store } of counters) await store(after(10 * 60_000));
    expect(await findFailedFields(database, after(HOUR_MS))).toEqual([{ ...email, count: 6 }, phone]);
    expect(await findFailedFields(database, after(25 * HOUR_MS))).toEqual([]);
  });
});

it('counts invalid forms only: no stored ones, taken half-hours or other calls', async () => {
  const { url, metrics } = await startTestServer({ config: { demoSeats: 1 } });
  const answers = [
    await postLead(url, 'contact'),
    await postLead(url, 'demo'),
    await postLead(url, 'demo', { ...GOOD_BODIES.demo, email: 'mira@example.com' }),
    await fetch(`${url}/authms/blog?page=x`),
    await postLead(url, 'contact', {}),
    await postForm(url, 'agent', {}),
  ];
  for (const answer of answers) await answer.arrayBuffer();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 400, 400, 400]);
  await expect.poll(() => metrics.countFailedSubmissions()).toBe(2);
  const fields = metrics.takeFailedFields();
  expect(fields).toContainEqual({ form: 'contact', code: 'invalid_request', field: 'email', count: 1 });
  expect(new Set(fields.map(({ form }) => form))).toEqual(new Set(['contact', 'agent']));
  expect(metrics.takeFailedFields()).toEqual([]);
});

import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import type { LeadFilter } from './lead-filter.ts';
import { readFirstLeads, readLeads } from './lead-record.ts';

describe.each(engines)('a filter on $name', ({ openDatabase }) => {
  it('finds matching leads, newest first, across pages', async () => {
    const database = await openDatabase();
    const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12));
    const ids = {
      demo: await storeLead(database, { kind: 'demo', receivedAt: day(1), state: 'handled' }),
      quoted: await storeLead(database, { receivedAt: day(2), body: { message: 'the "Ann_x" 100% plan' } }),
      touched: await storeLead(database, { receivedAt: day(3), attribution: { utm_source: 'Newsletter' } }),
      noted: await storeLead(database, { receivedAt: day(4), email: 'Bob@Example.net' }),
    };
    await database
      .insertInto('lead_notes')
      .values({ id: 'n', lead_id: ids.noted, text: 'called Twice', created_at: day(5).toISOString() })
      .execute();
    const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
    const find = async (filter: LeadFilter) => {
      const first = await readFirstLeads(database, DEFAULT_OFFICE, filter, 1);
      const found = [];
      for await (const page of readLeads(database, DEFAULT_OFFICE, filter, { pageSize: 2 }))
        found.push(...page);
      expect([first.all, first.leads]).toEqual([found.length, found.slice(0, 1)]);
      return found.map(({ id }) => names[id]);
    };
    expect(await find({})).toEqual(['noted', 'touched', 'quoted', 'demo']);
    expect(await find({ kind: 'demo' })).toEqual(['demo']);
    expect(await find({ state: 'new' })).toEqual(['noted', 'touched', 'quoted']);
    expect(await find({ since: '2026-03-02T00:00:00.000Z', before: '2026-03-04T00:00:00.000Z' })).toEqual([
      'touched',
      'quoted',
    ]);
    expect(await find({ text: 'NEWSletter' })).toEqual(['touched']);
    expect(await find({ text: 'TWICE' })).toEqual(['noted']);
    expect(await find({ text: 'bob@example' })).toEqual(['noted']);
    expect(await find({ text: '"ann_X" 100%' })).toEqual(['quoted']);
    expect(await find({ text: '100_ plan' })).toEqual([]);
    expect(await find({ text: "x' or '1'='1" })).toEqual([]);
    expect(await find({ text: 'a\0b' })).toEqual([]);
    expect(await find({ text: 'example', kind: 'contact' })).toEqual(['noted', 'touched', 'quoted']);
    const limited = [];
    for await (const page of readLeads(
      database,
      DEFAULT_OFFICE,
      { text: 'example' },
      { pageSize: 1, most: 2 },
    ))
      limited.push(...page);
    expect(limited.map(({ id }) => names[id])).toEqual(['noted', 'touched']);
  });

  it('finds people by full name, accent, apostrophe and phone', async () => {
    const database = await openDatabase();
    const id = await storeLead(database, {
      body: { firstName: 'Meera', lastName: 'D’Souza-Lópes', phone: '+919876543210' },
    });
    for (const text of ['Meera D’Souza', "D'Souza", 'lopes', 'Lo\u0301pes', 'LÓPES', '98765 43210']) {
      const { leads, all } = await readFirstLeads(database, DEFAULT_OFFICE, { text }, 10);
      expect([all, leads.map((lead) => lead.id)]).toEqual([1, [id]]);
    }
    expect((await readFirstLeads(database, DEFAULT_OFFICE, { text: 'Meera Gupta' }, 10)).all).toBe(0);
  });
});

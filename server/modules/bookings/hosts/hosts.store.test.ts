import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { hostFacts } from '../../../../checks/support/hosts.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import {
  deleteHost,
  findNamedHost,
  insertHost,
  listActiveHosts,
  listHosts,
  lockActiveHosts,
  updateHost,
} from './hosts.store.ts';
import { deleteTimeOff, insertTimeOff, listTimeOff } from './time-off.store.ts';

describe.each(engines)('hosts on $name', ({ openDatabase }) => {
  it('are kept as they were entered, with a seat of their own', async () => {
    const database = await openDatabase();
    const anna = await insertHost(database, hostFacts({ name: 'Anna Weber', mostADay: 4 }), NOW);
    const ben = await insertHost(database, hostFacts({ name: 'Ben Ito', isActive: false }), NOW);
    expect([anna.number, ben.number]).toEqual([1_001, 1_002]);
    expect(await listHosts(database)).toEqual([anna, ben]);
    expect(await listActiveHosts(database)).toEqual([anna]);
    await updateHost(database, { ...ben, isActive: true, weight: 3 }, NOW);
    const locked = await database.transaction().execute((work) => lockActiveHosts(work, database));
    expect(locked).toEqual([anna, { ...ben, isActive: true, weight: 3 }]);
    await deleteHost(database, anna.id);
    expect((await insertHost(database, hostFacts({ name: 'Cy' }), NOW)).number).toBe(1_003);
  });

  it('are found by email or the beginning of a name', async () => {
    const database = await openDatabase();
    const anna = await insertHost(database, hostFacts({ name: 'Anna', email: 'anna@example.com' }), NOW);
    await insertHost(database, hostFacts({ name: 'Annabel' }), NOW);
    expect(await findNamedHost(database, 'ANNA@example.com')).toEqual(anna);
    expect(await findNamedHost(database, 'anna')).toEqual(anna);
    expect((await findNamedHost(database, 'annab')).name).toBe('Annabel');
    await expect(findNamedHost(database, 'ann')).rejects.toThrow('several hosts');
    await expect(findNamedHost(database, 'zoe')).rejects.toThrow('no host');
  });

  it('never share an address', async () => {
    const database = await openDatabase();
    const anna = await insertHost(database, hostFacts({ name: 'Anna', email: 'anna@example.com' }), NOW);
    const ben = await insertHost(database, hostFacts({ name: 'Ben' }), NOW);
    const facts = hostFacts({ name: 'Other', email: 'Anna@example.com' });
    await expect(insertHost(database, facts, NOW)).rejects.toThrow('Anna has the address');
    await expect(updateHost(database, { ...ben, email: anna.email }, NOW)).rejects.toThrow('Anna has');
  });

  it('have time off until it is taken back', async () => {
    const database = await openDatabase();
    const { id: hostId } = await insertHost(database, hostFacts({ name: 'Anna' }), NOW);
    await insertTimeOff(database, { hostId, start: 1_000, end: 2_000, note: 'Dentist' }, NOW);
    // Entered again to move the demos in it.
    const off = await insertTimeOff(database, { hostId, start: 1_000, end: 2_000, note: null }, NOW);
    expect(await listTimeOff(database, { start: 1_999, end: 3_000 }, hostId)).toEqual([off]);
    expect(await listTimeOff(database, { start: 0, end: 1_000 })).toEqual([]);
    expect(await listTimeOff(database, { start: 0, end: 9_000 }, 'other')).toEqual([]);
    await deleteTimeOff(database, off.id);
    expect(await listTimeOff(database, { start: 0, end: 9_000 })).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { MEASURED } from './lead-figures.ts';
import { forecastLeads, type LeadCosts, type LeadScene } from './lead-model.ts';

const COSTS: LeadCosts = {
  clientMs: 0,
  loopMs: 1,
  storeMs: 0.1,
  loopPerCommitMs: 0,
  storePerCommitMs: 0,
  syncMs: 0,
};
/** Scene with so many cores that no work waits for one. */
const scene = (changes: Partial<LeadScene> = {}): LeadScene => ({
  costs: COSTS,
  processes: 1,
  cores: 100,
  load: { connections: 32 },
  ...changes,
});

it.each<[string, LeadScene, number]>([
  ['a loop and a store that take turns, since their clients wait for both', scene(), 1_000 / 1.1],
  ['one client who waits for every part', scene({ load: { connections: 1 } }), 1_000 / 1.1],
  [
    'a disk that each transaction waits for, alone',
    scene({ load: { connections: 1 }, costs: { ...COSTS, syncMs: 8.9 } }),
    100,
  ],
  [
    'messages to the store',
    scene({ load: { connections: 1 }, costs: { ...COSTS, loopPerCommitMs: 8.9 } }),
    100,
  ],
  ['a slower store', scene({ costs: { ...COSTS, storeMs: 2 } }), 1_000 / 3],
  ['a slower client', scene({ costs: { ...COSTS, clientMs: 4 } }), 250],
  ['a second process on cores of its own', scene({ processes: 2 }), 2_000 / 1.1],
  ['a second process on no further core', scene({ processes: 2, cores: 1 }), 1_000 / 1.1],
  ['visitors whom it keeps up with', scene({ load: { perSecond: 300 } }), 300],
])('forecasts %s', (_what, wanted, perSecond) => {
  expect(forecastLeads(wanted).perSecond / perSecond).toBeCloseTo(1, 1);
});

it('groups more leads into a transaction on a slower disk, so that throughput stays the same', () => {
  const slow = { ...COSTS, syncMs: 20 };
  const load = { perSecond: 500 };
  const [fast, slower] = [forecastLeads(scene({ load })), forecastLeads(scene({ load, costs: slow }))];
  expect(slower.together).toBeGreaterThan(5 * fast.together);
  expect(slower.perSecond / fast.perSecond).toBeCloseTo(1, 1);
  expect(forecastLeads(scene({ costs: slow, mostTogether: 1 })).perSecond).toBeLessThan(50);
});

it('forecasts a higher p99 than p50, and a p99 that grows with the load', () => {
  const [calm, full] = [300, 900].map((perSecond) => forecastLeads(scene({ load: { perSecond } })));
  expect(calm?.p99Ms).toBeGreaterThan(calm?.p50Ms ?? Number.NaN);
  expect(full?.p99Ms).toBeGreaterThan(calm?.p99Ms ?? Number.NaN);
});

it.each(MEASURED)('forecasts a measured rate within 20 percent: $name', ({ scene, perSecond }) => {
  const ratio = forecastLeads(scene).perSecond / perSecond;
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.2);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROPERTIES, type PropertyName, tryProperty } from '../fuzz/properties.ts';
import { type FuzzTarget, startTarget } from '../fuzz/target.ts';

const LARGEST_SEED = 0x7fffffff;
/** A short run of `npm run fuzz`; each case holds several connections or calls. */
const CASES: Record<PropertyName, number> = {
  rawHttp: 15,
  calls: 60,
  socketFrames: 15,
  recurrenceRules: 60,
};

let target: FuzzTarget;

beforeAll(async () => {
  target = await startTarget();
});

afterAll(() => target.stop());

it.each(Object.keys(PROPERTIES) as PropertyName[])('survives hostile input: %s', async (name) => {
  const seed = Math.floor(Math.random() * LARGEST_SEED);
  expect(await tryProperty(name, target, { seed, cases: CASES[name] })).toBe(CASES[name]);
});

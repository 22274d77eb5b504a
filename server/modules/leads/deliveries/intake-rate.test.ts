import { expect, it } from 'vitest';
import { IntakeRate } from './intake-rate.ts';

it('slows deliveries down while more than 100 leads a second arrive, and for a second longer', () => {
  let now = 0;
  const rate = new IntakeRate(() => now);
  const arrive = (count: number) => {
    for (let index = 0; index < count; index += 1) rate.note();
  };
  arrive(100);
  expect(rate.slowdown).toBe(1);
  arrive(1);
  expect(rate.slowdown).toBe(100);
  now += 1_500;
  expect(rate.slowdown).toBe(100);
  now += 1_500;
  expect(rate.slowdown).toBe(1);
});

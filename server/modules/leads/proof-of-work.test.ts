import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createProofOfWork } from './proof-of-work.ts';

const FEW_TRIES = [2, 6] as const;
const REQUEST = 'contact form-1';

function decode(text: string) {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** As the worker of the site does it. */
async function solve(asked: string): Promise<string> {
  const challenge: Challenge = decode(asked);
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

async function open() {
  const database = await openTestDatabase();
  let now = new Date('2026-03-10T06:30:00Z');
  const clock = () => now;
  const proofs = createProofOfWork(database, clock, FEW_TRIES);
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { database, clock, proofs, wait };
}

describe('a proof of work', () => {
  it('is good for the request that it was asked of', async () => {
    const { proofs } = await open();
    expect(await proofs.isSolved(REQUEST, await solve(await proofs.ask(REQUEST)))).toBe(true);
  });

  it('is good for no other request', async () => {
    const { proofs } = await open();
    const proof = await solve(await proofs.ask(REQUEST));
    expect(await proofs.isSolved('contact form-2', proof)).toBe(false);
    expect(await proofs.isSolved('demo form-1', proof)).toBe(false);
  });

  it('is known to every process on the same database', async () => {
    const { database, clock, proofs } = await open();
    const proof = await solve(await proofs.ask(REQUEST));
    expect(await createProofOfWork(database, clock).isSolved(REQUEST, proof)).toBe(true);
  });

  it('is not known to another server', async () => {
    const [one, other] = [await open(), await open()];
    expect(await other.proofs.isSolved(REQUEST, await solve(await one.proofs.ask(REQUEST)))).toBe(false);
  });

  it('runs out after ten minutes', async () => {
    const { proofs, wait } = await open();
    const proof = await solve(await proofs.ask(REQUEST));
    wait(10 * 60_000 - 1);
    expect(await proofs.isSolved(REQUEST, proof)).toBe(true);
    wait(1);
    expect(await proofs.isSolved(REQUEST, proof)).toBe(false);
  });

  it.each<
    [string, (proof: { challenge: Challenge; solution: { counter: number; derivedKey: string } }) => void]
  >([
    ['less work', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    ['a longer life', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { until: 9e15 })],
    ['no signature', ({ challenge }) => delete challenge.signature],
    ['another key', ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(16) })],
    ['a key that is none', ({ solution }) => Object.assign(solution, { derivedKey: 5 })],
  ])('is refused with %s', async (_what, change) => {
    const { proofs } = await open();
    const proof = decode(await solve(await proofs.ask(REQUEST)));
    change(proof);
    expect(await proofs.isSolved(REQUEST, encode(proof))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['null', encode(null)],
    ['an empty object', encode({})],
    ['a challenge of another shape', encode({ challenge: { parameters: 5 }, solution: [] })],
    ['too much', 'a'.repeat(5_000)],
  ])('is refused when it is %s', async (_what, proof) => {
    const { proofs } = await open();
    expect(await proofs.isSolved(REQUEST, proof)).toBe(false);
  });
});

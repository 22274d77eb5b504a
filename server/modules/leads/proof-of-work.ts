import { hash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import type { Clock } from '../../shared/clock.ts';

/**
 * Challenges that cost a browser a second of work and us a millisecond (ALTCHA, without a third party). Each is made for
 * one request, named by its kind and `Idempotency-Key`. A solution used again is thus either the repetition of that
 * request, which the store recognises in every process, or belongs to another one and is no good (decision 044).
 */
export interface ProofOfWork {
  /** A challenge for this request, as base64url of its JSON. */
  ask(request: string): Promise<string>;
  /** Whether `proof` solves a challenge that was made for this request and has not run out. */
  isSolved(request: string, proof: string): Promise<boolean>;
}

const LIFE_MS = 10 * 60_000;
const LONGEST_PROOF = 4_096;

/** PBKDF2 keeps a browser as busy as any other program: its time goes into native code on both sides. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyLength: 16 } as const;
const LEAST_TRIES = 200;
const MOST_TRIES = 600;

/** @param tries how many keys are derived before one fits, at least and at most */
export function createProofOfWork(
  database: Database,
  clock: Clock,
  tries: readonly [least: number, most: number] = [LEAST_TRIES, MOST_TRIES],
): ProofOfWork {
  let secrets: Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> | undefined;
  const findSecrets = () => {
    secrets ??= readSecrets(database).catch((error) => {
      secrets = undefined;
      throw error;
    });
    return secrets;
  };

  return {
    async ask(request) {
      const challenge = await createChallenge({
        ...WORK,
        ...(await findSecrets()),
        counter: randomInt(...tries),
        deriveKey,
        // Not the library's own expiry, which asks the machine's clock.
        data: { request: digest(request), until: clock().getTime() + LIFE_MS },
      });
      return encode(challenge);
    },

    async isSolved(request, proof) {
      const payload = proof.length <= LONGEST_PROOF ? decode(proof) : undefined;
      const { parameters } = payload?.challenge ?? {};
      if (!payload || parameters?.data?.request !== digest(request)) return false;
      if (!(Number(parameters.data.until) > clock().getTime())) return false;
      const { challenge, solution } = payload;
      const options = { ...(await findSecrets()), challenge, solution, deriveKey };
      // What a stranger made up may be of any shape; our own has been signed.
      return verifySolution(options).then(
        ({ verified }) => verified,
        () => false,
      );
    },
  };
}

async function readSecrets(database: Database) {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    findOrCreateKey(database, 'proof-challenge'),
    findOrCreateKey(database, 'proof-solution'),
  ]);
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

function digest(request: string): string {
  return hash('sha256', request, 'base64url');
}

function encode(challenge: Challenge): string {
  return Buffer.from(JSON.stringify(challenge)).toString('base64url');
}

function decode(proof: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(proof, 'base64url').toString('utf8'));
    const { challenge, solution } = Object(payload) as Partial<Payload>;
    return challenge?.parameters && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

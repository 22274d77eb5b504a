import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of computing a hash. */
export interface HashCost {
  memoryKib: number;
  passes: number;
  parallelism: number;
}

interface StoredHash {
  cost: HashCost;
  salt: Buffer;
  tag: Buffer;
}

/**
 * Minimum that OWASP's password storage cheat sheet requires of Argon2id. A change reaches each user at the next login.
 */
export const CURRENT_COST: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const computeArgon2 = promisify(argon2);

/** @returns a PHC string: algorithm, cost, salt and hash in one text */
export async function hashPassword(password: string, cost: HashCost = CURRENT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format({ cost, salt, tag: await compute(password, cost, salt, TAG_BYTES) });
}

/** Computes with the cost that the stored hash names. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, tag } = parse(stored);
  return timingSafeEqual(tag, await compute(password, cost, salt, tag.length));
}

/** Reports whether the cost of the hash differs from the current one. */
export function isOutdated(stored: string): boolean {
  const { cost } = parse(stored);
  return (
    cost.memoryKib !== CURRENT_COST.memoryKib ||
    cost.passes !== CURRENT_COST.passes ||
    cost.parallelism !== CURRENT_COST.parallelism
  );
}

/** The hash of no password: verifying against it takes as long as against that of a user. */
export function makeDummyHash(): string {
  return format({ cost: CURRENT_COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) });
}

/** One text however a keyboard composes its characters (RFC 8265 uses NFC; NFKC also joins full-width forms). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

function compute(password: string, cost: HashCost, salt: Buffer, tagLength: number): Promise<Buffer> {
  return computeArgon2('argon2id', {
    message: normalisePassword(password),
    nonce: salt,
    memory: cost.memoryKib,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength,
  });
}

function format({ cost, salt, tag }: StoredHash): string {
  const { memoryKib, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

function parse(stored: string): StoredHash {
  const [, memoryKib, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? [];
  if (!tag) throw new Error('a stored password hash is not in PHC format');
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings leave out the padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_KEY_HEADER } from 'contract/api-paths.ts';
import type { Statements } from '../../../plugins/database/group-commit.ts';
import { isForm } from '../../../plugins/http/request-body.ts';
import { IdempotencyKeyReused, InvalidRequest, type PublicError } from '../../../shared/errors.ts';
import type { KeyedRow, LeadRow, LeadStatements, NewLead, StoredLead } from './lead-statements.ts';

/** Prefix of the key of a form without script; its fingerprint is the rest (decision 007). */
const FORM_KEY_PREFIX = 'form-';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Outcome where nothing was stored: another network has used the same key for another request, as two callers may by
 * chance.
 */
export const KEY_OF_ANOTHER = Symbol('the key belongs to another network');

/** Reason why a request cannot have its key. */
export type KeyRefusal = PublicError | typeof KEY_OF_ANOTHER;

/** Holder of a key. */
interface KeyHolder {
  network: string | null;
}

/** Reports whether a repetition of the request can be recognized: it names a key, or its content is its key. */
export function mayRepeat({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return headers[IDEMPOTENCY_KEY_HEADER] !== undefined || isForm(headers);
}

/**
 * The key of a request and the fingerprint of its content; `undefined` where it may not be repeated.
 * @throws {InvalidRequest} as `readIdempotencyKey`
 */
export function idempotencyOf(headers: IncomingHttpHeaders, content: object): NewLead['idempotency'] {
  const fingerprint = fingerprintOf(content);
  // A form without script has no key of its own, and a double click sends it twice: its content is its key.
  const key =
    readIdempotencyKey(headers[IDEMPOTENCY_KEY_HEADER]) ??
    (isForm(headers) ? FORM_KEY_PREFIX + fingerprint : undefined);
  return key === undefined ? undefined : { key, fingerprint };
}

/**
 * Reads the key that a caller has chosen. Keys of forms without script are made of their content, which others may
 * know: no caller may use one of them.
 * @throws {InvalidRequest} when the key is not 1 to 255 visible ASCII characters, or begins as those of forms do
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    throw new InvalidRequest('The idempotency key must be 1 to 255 visible ASCII characters.');
  }
  if (header.startsWith(FORM_KEY_PREFIX)) {
    throw new InvalidRequest(
      `The idempotency key must not begin with ${FORM_KEY_PREFIX}. Choose another one.`,
    );
  }
  return header;
}

/** Returns the SHA-256 of a body whose texts are trimmed; the order of its fields makes no difference. */
export function fingerprintOf(body: object): string {
  return hash(
    'sha256',
    JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))),
    'base64url',
  );
}

/** One name for all requests of one call with one key. */
export function nameOf({ kind, idempotency }: Pick<NewLead, 'kind' | 'idempotency'>): string {
  return `${kind} ${idempotency?.key}`;
}

export function isKeyed(row: LeadRow): row is KeyedRow {
  return row.idempotency !== undefined;
}

/** Gives the request a key of its own, for two networks that chose the same key by chance. */
export function withOwnKey(lead: NewLead): NewLead {
  const { idempotency, networks } = lead;
  if (!idempotency) return lead;
  return { ...lead, idempotency: { ...idempotency, key: `${idempotency.key} ${networks?.network ?? ''}` } };
}

/**
 * Finds the request that is stored under the key of a row.
 * @param expiry keys that were claimed before are free
 * @returns `undefined` where the key is free
 */
export async function findHolder(
  row: LeadRow,
  { findKey }: Pick<LeadStatements, 'findKey'>,
  connection: Statements,
  expiry: string,
): Promise<StoredLead | KeyRefusal | undefined> {
  const { kind, idempotency } = row;
  const query = idempotency && findKey(kind, idempotency.key, expiry);
  const holder = query && (await connection.executeQuery(query)).rows[0];
  if (holder && holder.fingerprint !== idempotency?.fingerprint) return refuseKey(row, holder);
  return holder && repeat(row, holder.lead_id, holder);
}

/**
 * Rejects a key that its own caller has used for another request; a key of another caller has nothing to do with this
 * one.
 */
export function refuseKey(row: LeadRow, holder: KeyHolder): KeyRefusal {
  return isElsewhere(row, holder) ? KEY_OF_ANOTHER : new IdempotencyKeyReused();
}

/** The answer to a request that is stored under an id, perhaps of an earlier one. */
export function repeat(row: LeadRow, id: string, holder: KeyHolder): StoredLead {
  return { id, isReplayed: id !== row.id, ...(isElsewhere(row, holder) && { isFromElsewhere: true }) };
}

function isElsewhere({ networks }: LeadRow, { network }: KeyHolder): boolean {
  return networks !== null && network !== null && networks.network !== network;
}

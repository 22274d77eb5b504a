import { setTimeout as pause } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Database } from '../../../plugins/database/schema.ts';
import { isLoopback } from '../../../plugins/settings/listening-address.ts';
import { type Mailbox, nameOfMailbox } from '../../../shared/addresses/mailbox.ts';
import type { Clock } from '../../../shared/clock.ts';
import { findProgress, storeProgress } from './mailboxes.store.ts';
import { planReading } from './reading.rules.ts';
import { MOST_BYTES_OF_PART, MOST_MAIL_BYTES, type ReceivedMail, TELLING_HEADERS } from './take-mail.ts';

interface Parts {
  database: Database;
  clock: Clock;
  /** Takes a mail that may answer one of ours. */
  take: (mail: ReceivedMail) => Promise<void>;
  /** Called once the folder is open. */
  onOpen: () => void;
}

/** A server that does not announce new mails is asked this often; it also shows that the line still stands. */
const ASK_MS = 60_000;
const CONNECT_MS = 15_000;
const IDLE_AFTER_MS = 100;
/** Pattern of what may be ours: an address with a token, one of our Message-IDs, or a report. */
const MAYBE_OURS = /\+[\da-z]{26}@|[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-|multipart\/report/i;

/**
 * Reads the new mails of a mailbox, and goes on as they arrive, until the signal or the connection ends. Nothing in it is
 * changed, not even what is unread.
 * @throws what the connection fails with
 */
export async function readMailboxUntil(mailbox: Mailbox, parts: Parts, signal: AbortSignal): Promise<void> {
  // Takes memory that a server without a mailbox saves.
  const { ImapFlow: Client } = await import('imapflow');
  const { host, port, isSecure, user, password, folder } = mailbox;
  const client = new Client({
    ...{ host, port, secure: isSecure, auth: { user, pass: password }, logger: false },
    // A password goes over no open line, except within this machine.
    ...(!isSecure && { doSTARTTLS: !isLoopback(host) }),
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, autoIdleDelay: IDLE_AFTER_MS },
  });
  const ended = new AbortController();
  let failure: unknown;
  client.on('error', (error: unknown) => {
    failure ??= error;
  });
  client.on('close', () => ended.abort());
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
    parts.onOpen();
    let next = new AbortController();
    client.on('exists', () => next.abort());
    while (!signal.aborted && !ended.signal.aborted) {
      next = new AbortController();
      await readNew(client, nameOfMailbox(mailbox), parts, signal);
      const woken = AbortSignal.any([next.signal, ended.signal, signal]);
      if (!woken.aborted) await pause(ASK_MS, undefined, { signal: woken }).catch(() => {});
      if (!next.signal.aborted && !ended.signal.aborted && !signal.aborted) await client.noop();
    }
    if (!signal.aborted) throw failure ?? new Error('the connection ended');
  } catch (error) {
    if (!signal.aborted) throw failure ?? error;
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

async function readNew(client: ImapFlow, name: string, parts: Parts, signal: AbortSignal): Promise<void> {
  const { database, clock, take } = parts;
  if (!client.mailbox) throw new Error('no folder is open');
  const { uidNext, uidValidity } = client.mailbox;
  const validity = String(uidValidity);
  const { from, since } = planReading(await findProgress(database, name), validity, clock());
  const found = await client.search({ uid: `${from}:*`, ...(since && { since }) }, { uid: true });
  // Refused: it says nothing about what lies there.
  if (!found) throw new Error('the search was refused');
  // A range beyond the end names the last mail.
  const uids = found.filter((uid) => uid >= from).sort((one, other) => one - other);
  let lastUid = from - 1;
  for (const uid of uids) {
    if (signal.aborted) return;
    const mail = await fetchMail(client, uid);
    if (mail) await take(mail);
    lastUid = uid;
    await storeProgress(database, name, { validity, lastUid, readAt: clock() });
  }
  if (uids.length > 0) return;
  // All that lies there is old.
  if (since) lastUid = uidNext - 1;
  await storeProgress(database, name, { validity, lastUid, readAt: clock() });
}

/** Fetches a mail; `undefined` for one that answers none of ours, of which only headers are fetched. */
async function fetchMail(client: ImapFlow, uid: number): Promise<ReceivedMail | undefined> {
  const options = { uid: true };
  const looked = await client.fetchOne(
    String(uid),
    { headers: TELLING_HEADERS, size: true, internalDate: true },
    options,
  );
  // Removed meanwhile.
  if (!looked || !MAYBE_OURS.test(String(looked.headers ?? ''))) return undefined;
  const isPart = (looked.size ?? 0) > MOST_MAIL_BYTES;
  const fetched = await client.fetchOne(
    String(uid),
    { source: isPart ? { start: 0, maxLength: MOST_BYTES_OF_PART } : true },
    options,
  );
  if (!fetched || fetched.source === undefined) return undefined;
  return { source: fetched.source, isPart, receivedAt: new Date(looked.internalDate ?? Date.now()) };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { allowUpload } from '../../../plugins/http/http-server.ts';
import { INBOX_PATH, type Mailbox, nameOfMailbox, readMailbox } from '../../../shared/addresses/mailbox.ts';
import { InvalidRequest, NotFound, publicError, StorageUnavailable } from '../../../shared/errors.ts';
import { storeProgress } from './mailboxes.store.ts';
import { MOST_BYTES_OF_PART, MOST_MAIL_BYTES, type ReceivedMail } from './take-mail.ts';

/** Services take mails of up to 35 MB, and Base64 or JSON make them longer by half. */
const MOST_BYTES = 50_000_000;
const UNCACHED = { 'cache-control': 'no-store' };

const WrongKey = publicError(
  401,
  'wrong_key',
  'The user or the password isn’t that of REPLY_MAILBOX.',
  () => ({
    headers: { 'www-authenticate': 'Basic realm="inbox"' },
  }),
);

interface Parts extends Pick<AppContext, 'config' | 'database' | 'databaseRole' | 'clock'> {
  take: (mail: ReceivedMail) => Promise<void>;
}

/**
 * Adds the call by which a mail service hands over a mail, as it arrived: as the body, or in a form or in JSON as the common
 * services send it. A mail that is taken already is taken no second time, so that a service may try again.
 */
export function addPostedMails(app: FastifyInstance, parts: Parts): void {
  const { config, database, databaseRole, clock, take } = parts;
  const findMailbox = () => {
    const mailbox = config.replyMailbox === null ? undefined : readMailbox(config.replyMailbox);
    return mailbox?.isPosted ? mailbox : undefined;
  };

  // Before anything of the body is read.
  async function requireKey({ headers, raw }: FastifyRequest): Promise<void> {
    const mailbox = findMailbox();
    if (!mailbox) throw new NotFound();
    if (!isKeyOf(mailbox, headers.authorization)) throw new WrongKey();
    if ((await databaseRole.findCopyReason()) !== undefined) throw new StorageUnavailable('a quiet copy');
    allowUpload(raw);
  }

  void app.register(async (inbox) => {
    inbox.removeAllContentTypeParsers();
    inbox.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    inbox.post(
      INBOX_PATH,
      { bodyLimit: MOST_BYTES, onRequest: requireKey },
      async ({ headers, body }, reply) => {
        const mailbox = findMailbox();
        if (!mailbox) throw new NotFound();
        if (!Buffer.isBuffer(body)) throw new InvalidRequest('The mail is missing.');
        const { source, recipients } = await readPosted(headers['content-type'] ?? '', body);
        const isPart = source.length > MOST_MAIL_BYTES;
        await take({
          ...{ source: isPart ? source.subarray(0, MOST_BYTES_OF_PART) : source, isPart, recipients },
          receivedAt: clock(),
        });
        const progress = { validity: '', lastUid: 0, readAt: clock() };
        await storeProgress(database, nameOfMailbox(mailbox), progress);
        // Postmark and Mailgun take any other code, 204 too, for a failure, and call again.
        return reply.headers(UNCACHED).send({ status: 'taken' });
      },
    );
  });
}

function isKeyOf({ user, password }: Mailbox, authorization = ''): boolean {
  const [, credentials = ''] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(Buffer.from(credentials, 'base64')), hash(`${user}:${password}`));
}

/**
 * Reads a mail from what a service posts: `message/rfc822`, JSON with `RawEmail` (Postmark), or a form with `email` (SendGrid) or
 * `body-mime` (Mailgun), beside which the recipients are named.
 * @throws {InvalidRequest}
 */
export async function readPosted(
  contentType: string,
  body: Buffer,
): Promise<{ source: Buffer; recipients: string }> {
  if (/^message\/rfc822\b/i.test(contentType)) return { source: body, recipients: '' };
  const { fields, encoding } = await readFields(contentType, body).catch(() => {
    throw new InvalidRequest('The body can’t be read.');
  });
  const textOf = (...names: string[]) => names.map((name) => fields.get(name) ?? '').join('\n');
  const source = textOf('RawEmail', 'email', 'body-mime').trim();
  if (source === '') throw new InvalidRequest('The mail is missing: have the service send it raw, as MIME.');
  return {
    source: Buffer.from(source, encoding),
    recipients: textOf('OriginalRecipient', 'envelope', 'recipient'),
  };
}

/** Reads the fields of a body; `latin1`: each letter is a byte of a mail, which says itself how it is encoded. */
async function readFields(
  contentType: string,
  body: Buffer,
): Promise<{ fields: Map<string, string>; encoding: 'utf8' | 'latin1' }> {
  if (/^application\/json\b/i.test(contentType)) {
    const fields: unknown = JSON.parse(body.toString());
    const texts = Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string');
    return { fields: new Map(texts), encoding: 'utf8' };
  }
  const encoding = /^multipart\//i.test(contentType) ? 'latin1' : 'utf8';
  const form = await new Response(new Uint8Array(Buffer.from(body.toString(encoding))), {
    headers: { 'content-type': contentType },
  }).formData();
  const read = async (value: string | Blob) => (typeof value === 'string' ? value : value.text());
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [name, await read(value)] as const),
  );
  return { fields: new Map(fields), encoding };
}

import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { DeliveryOutcome } from './mailer.ts';
import { CLOSED, type Mailer, toMailOptions } from './mailer.ts';

const CONNECTIONS = 4;
/** Together less than an attempt may take. */
const CONNECT_MS = 6_000;
const SILENCE_MS = 10_000;
/** Timeout of an email that is sent by itself. */
const SINGLE_MS = 20_000;
/** The server is closing the connection, whatever was asked of it (RFC 5321 section 3.8). */
const CLOSING = 421;
/** Commands that speak of one email; whatever fails before them would fail for every other. */
const OF_ONE_EMAIL = /^(?:MAIL FROM|RCPT TO|DATA)/;

/** Sends through the operator's SMTP server, on a few connections that stay open. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // We try again ourselves, and count it.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...CLOSED,
  });
  return {
    atOnce: CONNECTIONS,
    send: (mail, signal) => asOutcome(transport.sendMail({ ...toMailOptions(mail), signal })),
    ask: () => asOutcome(transport.verify()),
    close: () => transport.close(),
  };
}

/** Sends one email, on a connection of its own. */
export async function sendOnce(url: string, mail: Mail): Promise<DeliveryOutcome> {
  const mailer = createSmtpMailer(url);
  try {
    return await mailer.send(mail, AbortSignal.timeout(SINGLE_MS));
  } finally {
    mailer.close();
  }
}

async function asOutcome(work: Promise<unknown>): Promise<DeliveryOutcome> {
  try {
    await work;
    return { kind: 'done' };
  } catch (error) {
    return failureOf(error as NodemailerError);
  }
}

/** Errors before anything of an email was sent. When a line breaks later, nodemailer does not say at which moment. */
const BEFORE_THE_EMAIL: ReadonlySet<string> = new Set([
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);
/** Node's codes for a certificate that is not accepted, such as `CERT_HAS_EXPIRED`, or a TLS that does not come about. */
const OF_TLS =
  /CERT|LEAF_SIGNATURE|^INVALID_(?:CA|PURPOSE)$|^ERR_SSL_.*(?:ALERT|WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL)/;

/** Refusals for good of one address (RFC 3463: 5.1.x), not of us as a sender, which the operator can put right. */
function isUnknownAddress({
  command = '',
  responseCode = 0,
  response = '',
}: Pick<NodemailerError, 'command' | 'responseCode' | 'response'>): boolean {
  if (!command.startsWith('RCPT TO') || ![550, 551, 553].includes(responseCode)) return false;
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(response) ?? [];
  return status === undefined
    ? !/relay|denied|authenti|spam|block|policy/i.test(response)
    : status.startsWith('5.1.');
}

/** Codes only: what a mail server says often repeats the address. */
function failureOf(error: NodemailerError): DeliveryOutcome {
  const { code = 'smtp', originalCode = '', timeoutType = '', command, responseCode, response } = error;
  const isOfOne = responseCode !== undefined && responseCode !== CLOSING && OF_ONE_EMAIL.test(command ?? '');
  const problem = [originalCode || code, responseCode, isOfOne ? command : undefined]
    .filter(Boolean)
    .join(' ');
  if (isOfOne && isUnknownAddress({ command, responseCode, response })) {
    return { kind: 'refused', problem: problem.toLowerCase() };
  }
  const isBefore =
    OF_TLS.test(originalCode) || [code, originalCode, timeoutType].some((word) => BEFORE_THE_EMAIL.has(word));
  const mayHaveArrived = responseCode === undefined && !isBefore;
  return { kind: 'failed', problem: problem.toLowerCase(), isTargetDown: !isOfOne, mayHaveArrived };
}

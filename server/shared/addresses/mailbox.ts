/** Mailbox that replies are read from, or the address at which a mail service hands them over. */
export interface Mailbox {
  /** A mail service posts each mail to this server, with the user and the password; nothing is read elsewhere. */
  isPosted: boolean;
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is required, except on this machine. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Address of the mailbox, to which a token is added. */
  address: string;
}

const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143, 'https:': 443 };
/** Path of `https:`, to which mails are posted. */
export const INBOX_PATH = '/inbox/mail';
/** Letters of a password that anyone on the internet may try. */
const LEAST_PASSWORD = 20;
/** Letters of a plus sign and a token in front of the `@`. */
const TOKEN_LENGTH = 27;
const LONGEST_LOCAL_PART = 64;

/**
 * Reads `imaps://user:password@host/INBOX`, or `https://user:password@host/inbox/mail` where a mail service posts them. The
 * address is the user, or `?address=` if the user is another name.
 * @returns undefined for another address, one without room for a token, or a short password on the internet
 */
export function readMailbox(text: string): Mailbox | undefined {
  const url = URL.parse(text);
  const port = url ? PORTS[url.protocol] : undefined;
  if (!url || port === undefined || !url.hostname) return undefined;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  const address = url.searchParams.get('address') ?? user ?? '';
  const [local = '', domain = '', ...more] = address.split('@');
  const hasRoom = local.length + TOKEN_LENGTH <= LONGEST_LOCAL_PART;
  if (!user || !password || !local || !domain || more.length > 0 || !hasRoom) return undefined;
  const isPosted = url.protocol === 'https:';
  if (isPosted && (url.pathname !== INBOX_PATH || password.length < LEAST_PASSWORD)) return undefined;
  return {
    ...{ isPosted, host: url.hostname, port: Number(url.port) || port, isSecure: url.protocol !== 'imap:' },
    ...{ user, password, folder: folder || 'INBOX', address },
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the name under which the progress in a mailbox is stored; without its password. */
export function nameOfMailbox({ user, host, port, folder }: Mailbox): string {
  return `${user}@${host}:${port}/${folder}`;
}

/** Mailbox that replies are read from. */
export interface Mailbox {
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

const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143 };
/** Letters of a plus sign and a token in front of the `@`. */
const TOKEN_LENGTH = 27;
const LONGEST_LOCAL_PART = 64;

/**
 * Reads `imaps://user:password@host/INBOX`. The address is the user, or `?address=` if the user is another name.
 * @returns undefined for another address, or one without room for a token
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
  return {
    ...{ host: url.hostname, port: Number(url.port) || port, isSecure: url.protocol === 'imaps:' },
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

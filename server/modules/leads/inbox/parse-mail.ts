import { toText } from 'hast-util-to-text';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { MailHeaders } from './mail-kind.rules.ts';
import { splitQuoted } from './quoted.rules.ts';

/** A mail, read: plain text alone, and files as bytes that nothing here opens. */
export interface ParsedMail {
  headers: MailHeaders;
  sender: string;
  subject: string;
  text: string;
  quoted: string;
  files: ParsedFile[];
  /** Not all of its files are kept, or not all of its text. */
  isCut: boolean;
  /** Part `message/delivery-status` of a report. */
  status: string | undefined;
  /** Message-ID of the mail that a report returns. */
  returnedId: string;
}

export interface ParsedFile {
  name: string;
  size: number;
  /** Base64. */
  content: string;
}

export const MOST_FILES = 10;
export const MOST_FILE_BYTES = 5_000_000;
const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 300;
const MOST_NESTED = 20;

/** Reads the source of a mail, in a process of its own. @throws for one that is nested too deeply, or not a mail */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_NESTED,
  });
  const whole = mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '');
  const bounded = whole.slice(0, LONGEST_TEXT).replaceAll('\0', '');
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers)
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value;
  const report = mail.attachments.filter(({ mimeType }) => /^(?:message|text)\//.test(mimeType));
  const contentOf = (type: string) => report.filter(({ mimeType }) => mimeType === type).map(readText)[0];
  const status = contentOf('message/delivery-status');
  const returned = contentOf('message/rfc822') ?? contentOf('text/rfc822-headers') ?? '';
  const attached = mail.attachments.filter(
    ({ mimeType }) => status === undefined || !mimeType.startsWith('message/'),
  );
  const kept = attached.filter((file) => sizeOf(file) <= MOST_FILE_BYTES).slice(0, MOST_FILES);
  return {
    ...{ headers, sender: addressOf(mail.from), subject: toLine(mail.subject ?? '') },
    ...splitQuoted(bounded),
    files: status === undefined ? kept.map(toFile) : [],
    isCut: whole.length > LONGEST_TEXT || kept.length < attached.length,
    status,
    returnedId: /^message-id:\s*(\S+)/im.exec(returned)?.[1] ?? '',
  };
}

/** Text of a page without what is no text of it: nothing of its markup, its styles or its scripts is left. */
function textOfHtml(html: string): string {
  const root = { type: 'root' as const, children: [{ type: 'raw' as const, value: html }] };
  return toText(
    unified()
      .use(rehypeRaw)
      .runSync(root as never),
  );
}

function toFile(file: Attachment): ParsedFile {
  const content = Buffer.from(file.content as ArrayBuffer);
  const name = toLine(file.filename ?? '').replaceAll(/[/\\]/g, '_');
  return { name: name || 'file', size: content.length, content: content.toString('base64') };
}

function readText({ content }: Attachment): string {
  return Buffer.from(content as ArrayBuffer)
    .toString('latin1')
    .slice(0, LONGEST_TEXT);
}

function sizeOf({ content }: Attachment): number {
  return (content as ArrayBuffer).byteLength;
}

function addressOf(from: Address | undefined): string {
  return toLine(from?.address ?? '');
}

/** One line without control characters. */
function toLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE);
}

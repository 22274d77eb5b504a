import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { createTransport } from 'nodemailer';
import { sampleMails } from '../../scripts/mails/sample-mails.ts';
import type { Mail, Sender } from '../../server/plugins/mail/mail.ts';
import { readMailBrand } from '../../server/plugins/mail/mail-brand.ts';
import { CLOSED, toMailOptions } from '../../server/plugins/mail/mailer.ts';

const SITE = fileURLToPath(new URL('../../site/dist/', import.meta.url));

export interface SentMail {
  name: string;
  mail: Mail;
  /** Bytes as they leave us (RFC 5322), with CRLF. */
  source: Buffer;
}

export async function mailSender(): Promise<Sender> {
  return {
    ...{ office: DEFAULT_OFFICE, siteUrl: 'https://www.example.com', from: 'hello@example.com' },
    ...{ answersTo: 'sales@example.com', company: 'Example GmbH, 1 Example Street, 10115 Berlin, Germany' },
    ...(await readMailBrand(SITE)),
  };
}

/** Every email of `scripts/mails`, of now. */
export async function sentMails(): Promise<SentMail[]> {
  const samples = sampleMails(await mailSender());
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  const date = new Date();
  return Promise.all(
    samples.map(async ({ name, mail }) => {
      const { message } = await transport.sendMail(toMailOptions({ ...mail, date }));
      return { name, mail, source: message as Buffer };
    }),
  );
}

/** Writes each to a file `NAME.eml`. @returns their paths by name */
export async function writeMails(folder: string, mails: readonly SentMail[]): Promise<Map<string, string>> {
  const files = new Map(mails.map(({ name }) => [name, join(folder, `${name}.eml`)]));
  for (const { name, source } of mails) await writeFile(files.get(name) ?? '', source);
  return files;
}

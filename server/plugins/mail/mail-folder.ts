import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { CLOSED, type Mailer, toMailOptions } from './mailer.ts';

export const MAIL_FOLDER = 'mails';
const AT_ONCE = 2;

/**
 * Writes emails as files that any mail program opens, for a server without SMTP settings. They hold visitors' text, so
 * only their owner may read them. An email that is written again replaces its file.
 */
export function createMailFolder(dataDir: string): Mailer {
  const folder = join(dataDir, MAIL_FOLDER);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  return {
    atOnce: AT_ONCE,
    async send(mail) {
      try {
        const { message } = await transport.sendMail(toMailOptions(mail));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(join(folder, mail.fileName), message as Buffer);
        return { kind: 'done' };
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return { kind: 'failed', problem: (code ?? 'unwritable').toLowerCase(), isTargetDown: true };
      }
    },
    close: () => transport.close(),
  };
}

/** All of it or nothing, under that name, and on the disk before it is called done. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

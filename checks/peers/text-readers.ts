import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './peer.ts';
import { sentMails } from './sent-mails.ts';

/** Words alone: a reader wraps lines, and numbers links. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/\[\d+\]|[*_•+#|─-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Replaces references of HTML or XML by the characters that they stand for, once. */
export const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(x?)([\da-f]+)|(lt|gt|amp|quot|apos|nbsp));/gi, (_, hex, digits, name) =>
    name ? (SIGNS[name] ?? '') : String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
  );

/** Tries a browser of text, as which readers of mails show HTML: all words of the text are in what it prints. */
export async function tryHtmlOfMails(bench: Bench, command: readonly [string, ...string[]]): Promise<void> {
  const mails = await sentMails();
  const [program, ...args] = command;
  await bench.attempt(`HTML of ${mails.length} mails: each sentence of the plain text is shown`, async () => {
    let sentences = 0;
    for (const { name, mail } of mails) {
      const file = join(bench.folder, `${name}.html`);
      await writeFile(file, mail.html);
      const shown = wordsOf(await bench.execute(program, [...args, file]));
      // A line of the plain text is a sentence, an address or a fact.
      const lines = mail.text
        .split('\n\n')
        .map(wordsOf)
        .filter((line) => /^[A-Z][^:]*[.!?]$/.test(line) && !line.includes('http'));
      sentences += lines.length;
      const missing = lines.filter((line) => !shown.includes(line));
      assert.deepEqual(missing, [], name);
    }
    assert.ok(sentences > mails.length, `only ${sentences} sentences`);
  });
}

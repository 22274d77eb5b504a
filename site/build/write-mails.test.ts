import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const WRITE_MAILS = fileURLToPath(new URL('write-mails.ts', import.meta.url));

it('builds one module without packages, with React in production mode', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('node', [WRITE_MAILS, folder]);
  const file = join(folder, 'mails.mjs');

  const source = readFileSync(file, 'utf8');
  expect(source).not.toContain('NODE_ENV');
  const imported = [...source.matchAll(/\b(?:from|import)\s*["']([^"']+)["']/g)].map(([, name]) => name);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);

  const { renderMail } = await import(pathToFileURL(file).href);
  const frame = { productName: 'Example', siteUrl: null };
  const content = { subject: 'S', preview: 'P', heading: 'H', paragraphs: ['Hello'] };
  const { html, text } = renderMail({ ...content, factsTitle: '', facts: [], footer: [] }, frame);
  expect(html).toContain('Hello</p>');
  expect(text).toContain('Hello');
});

import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { createServer, type HotPayload } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { mailPreview } from './mail-preview.ts';
import { sampleMails } from './sample-mails.ts';

const SITE = fileURLToPath(new URL('../../site/', import.meta.url));
const SENDER = {
  office: DEFAULT_OFFICE,
  productName: 'Example',
  siteUrl: null,
  from: 'hello@example.com',
  answersTo: null,
};
const SAMPLES = sampleMails({ ...SENDER, renderMail: () => ({ html: '', text: '' }) });

/** Starts Vite as `npm run dev` does, without the site itself. */
async function startPreview() {
  const server = await createServer({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [mailPreview()],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo | null;
  return { server, ask: (path: string) => fetch(`http://127.0.0.1:${address?.port}${path}`) };
}

it('shows each email with its headers, its HTML in both schemes, and its text', async () => {
  const { ask } = await startPreview();
  const list = await (await ask('/internal/mails')).text();
  for (const { name } of SAMPLES) expect(list).toContain(`href="/internal/mails/${name}"`);

  const page = await (await ask('/internal/mails/demo-booked')).text();
  expect(page).toContain('Reply-To<dd>');
  expect(page).toContain('Calendar part<dd>REQUEST');
  expect(page).toContain('1. We read what you sent us');
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map(async (scheme) =>
      (await ask(`/internal/mails/demo-booked.html?scheme=${scheme}`)).text(),
    ),
  );
  expect(light).toContain('@media not all{.bg-paper');
  expect(dark).toContain('@media all{.bg-paper');
  expect((await ask('/internal/mails/no-such-email')).status).toBe(404);
});

it.each([
  ['a template', `${SITE}src/mails/Blocks.tsx`],
  [
    'the words of an email',
    fileURLToPath(new URL('../../content/en/emails/demo-booked.yaml', import.meta.url)),
  ],
])('reloads when %s changes', async (_what, file) => {
  const { server, ask } = await startPreview();
  await ask('/internal/mails');
  const sent: HotPayload['type'][] = [];
  server.ws.send = (payload: HotPayload | string) => {
    if (typeof payload === 'object') sent.push(payload.type);
  };
  server.watcher.emit('change', `${SITE}astro.config.ts`);
  expect(sent).toEqual([]);
  server.watcher.emit('change', file);
  await expect.poll(() => sent).toContain('full-reload');
});

it('shows a sample of each occasion under a unique name', () => {
  const subjects = SAMPLES.map(({ mail }) => `${mail.subject} (${mail.to})`);
  expect(new Set(SAMPLES.map(({ name }) => name)).size).toBe(SAMPLES.length);
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
});

// The site while developing: `astro dev` with a page more, which shows the emails at `/internal/mails`.
// `node scripts/dev-site.ts [port]`
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { mailPreview } from './mails/mail-preview.ts';

const [port] = process.argv.slice(2);

await dev({
  root: fileURLToPath(new URL('../site', import.meta.url)),
  ...(port !== undefined && { server: { port: Number(port), host: '127.0.0.1' } }),
  vite: { plugins: [mailPreview()] },
});

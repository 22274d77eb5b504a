import { fileURLToPath } from 'node:url';
import { brand } from 'content/brand.ts';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { RenderMail } from 'contract/mails/mail-content.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { framedMail, listPage, mailPage, PREVIEW_PATH } from './preview-pages.ts';
import type { SampleMail, sampleMails } from './sample-mails.ts';

const SAMPLES = fileURLToPath(new URL('sample-mails.ts', import.meta.url));
const WORDS = fileURLToPath(new URL('../../content/en/', import.meta.url));
const ADDRESS = new RegExp(`^${PREVIEW_PATH}(?:/([a-z-]+)(\\.html)?)?/?$`);
const SENDER = {
  office: DEFAULT_OFFICE,
  from: 'hello@example.com',
  answersTo: 'sales@example.com',
  siteUrl: 'https://www.example.com',
  company: 'Example GmbH, 1 Example Street, 10115 Berlin, Germany',
};

/**
 * Shows every email with sample data while developing. Templates (`site/src/mails/`) and what fills in the words are
 * loaded by Vite, so that the page shows them as they are now.
 */
export function mailPreview(): Plugin {
  let isOutdated = false;
  return {
    name: 'mail-preview',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const address = ADDRESS.exec(pathname);
        if (!address) return next();
        // The server's modules read them once. Pages of the site need no module again: `site/build/live-documents.ts`.
        if (isOutdated) server.environments.ssr.moduleGraph.invalidateAll();
        isOutdated = false;
        answer(server, address, searchParams)
          .then((html) => {
            response.statusCode = html === undefined ? 404 : 200;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html ?? 'There is no such email.');
          })
          .catch(next);
      });
      // No browser asks for these files by themselves: nothing else would notify it of a change.
      server.watcher.add(WORDS);
      server.watcher.on('change', (file) => {
        if (file.startsWith(WORDS)) isOutdated = true;
        else if (server.environments.ssr.moduleGraph.getModulesByFile(file) === undefined) return;
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  [, name, isRaw]: RegExpExecArray,
  query: URLSearchParams,
): Promise<string | undefined> {
  const samples = await loadSamples(server);
  if (name === undefined) return listPage(samples);
  const sample = samples.find((each) => each.name === name);
  if (!sample || isRaw === undefined) return sample && mailPage(sample);
  return framedMail(sample, query.get('scheme') === 'dark' ? 'dark' : 'light');
}

async function loadSamples(server: ViteDevServer): Promise<SampleMail[]> {
  const [templates, samples] = await Promise.all([
    server.ssrLoadModule('/src/mails/render-mail.ts') as Promise<{ renderMail: RenderMail }>,
    server.ssrLoadModule(SAMPLES) as Promise<{ sampleMails: typeof sampleMails }>,
  ]);
  return samples.sampleMails({ ...SENDER, productName: brand.name, renderMail: templates.renderMail });
}

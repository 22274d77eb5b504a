import { SET_PREVIEW } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { NotFound } from '../../../shared/errors.ts';
import { statedIn } from '../company.settings.ts';
import { wordsWithSet } from '../content/live-content.ts';
import { findPreviewed } from '../content/previews.store.ts';
import { findSiteAnswer, type SiteWords, splitAddress } from '../find-answer.ts';
import type { RenderedPages } from '../on-demand-pages.ts';
import { markPreview, previewPolicy } from '../preview-html.ts';
import { sendNotFoundPage } from '../site.routes.ts';
import type { Site } from '../site-files.ts';

const BASE = new RegExp(`^${SET_PREVIEW}/([\\w-]+)`);
/** Feeds, pictures and the like stand where they always do. */
const FILE = /\.\w+$/;

/** Shows the pages of the site as they would be with the texts of a set, for reading alone, by a link of the desk. */
export function addSetPreviews(
  app: FastifyInstance,
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { renderForOne, site }: Pick<RenderedPages, 'renderForOne'> & { site: Site },
): void {
  app.get(`${SET_PREVIEW}/:token`, show);
  app.get(`${SET_PREVIEW}/:token/*`, show);

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [base = '', token = ''] = BASE.exec(request.url) ?? [];
    const found = await findPreviewed(database, token, clock());
    if (!found) return sendNotFoundPage(site, request, reply);
    const words = await wordsWithSet(database, statedIn(config), found.set.id);
    const target = findTarget(site, request.url.slice(base.length) || '/', words);
    if (!target) return sendNotFoundPage(site, request, reply);
    const page = await renderForOne(
      { target, network: request.network, coding: 'identity' },
      { content: words },
    ).catch(noPage);
    if (page?.status !== 200 || !page.file.isPage) return sendNotFoundPage(site, request, reply);
    const { file } = page;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': previewPolicy(file.contentSecurityPolicy ?? "default-src 'none'"),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(
        markPreview(file.identity.body.toString(), {
          ...{ base, name: found.set.name, until: found.until },
          isPage: (href) => findTarget(site, href, words) !== undefined,
        }),
      );
  }
}

/** Returns what the renderer is asked for; `undefined` where the site has no page. Searches show their empty page. */
function findTarget(site: Site, address: string, words: SiteWords): string | undefined {
  const { path } = splitAddress(address.replace(/#.*/, ''));
  if (FILE.test(path)) return undefined;
  const answer = findSiteAnswer(site, address.replace(/#.*/, ''), words);
  if (answer.kind === 'file') return answer.file.isPage ? answer.path : undefined;
  if (answer.kind !== 'on-demand') return undefined;
  const { isSearch, target, path: named } = answer.address;
  return isSearch ? named : target;
}

function noPage(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}

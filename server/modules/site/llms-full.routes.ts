import type { FastifyInstance } from 'fastify';
import { SHARED_FOR_A_SECOND } from '../../plugins/http/entity-tag.ts';
import { answerFile } from './answer-file.ts';
import { keepPages, type PageRequest, type Revision } from './page-cache.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { SitePages } from './site-pages.ts';

interface LlmsFull {
  pages: SitePages;
  /** `/llms.txt`. */
  readIndex: (request: PageRequest) => Promise<RenderedPage>;
  findRevision: () => Promise<Revision>;
  isSecure: boolean;
}

const INDEX_PATH = '/llms.txt';
const FULL_PATH = '/llms-full.txt';
const LINK_TO_ALTERNATE = /\]\((\S+\.md)\)/g;

/** `/llms.txt` with each of its pages written out, kept until the blog changes. */
export function addLlmsFullRoute(
  app: FastifyInstance,
  { pages, readIndex, findRevision, isSecure }: LlmsFull,
): void {
  const find = keepPages({ render, findRevision });
  app.get(FULL_PATH, async (request, reply) => {
    const page = await find({ target: FULL_PATH, isSearch: false, network: request.network });
    reply.hijack();
    answerFile(page.file, request.raw, reply.raw);
    return reply;
  });

  async function render({ network }: PageRequest): Promise<RenderedPage> {
    const index = await readIndex({ target: INDEX_PATH, isSearch: false, network });
    const text = index.file.identity.body.toString('utf8');
    const parts = [text];
    for (const [, alternate = ''] of text.matchAll(LINK_TO_ALTERNATE)) {
      const page = await pages.read(alternate, { network });
      if (page) parts.push(`Source: ${page.url}\n\n${page.markdown}`);
    }
    const described = {
      contentType: 'text/plain; charset=utf-8',
      cacheControl: SHARED_FOR_A_SECOND,
      varies: [],
      isSecure,
    };
    const file = await describeFile(FULL_PATH, described, Buffer.from(parts.join('\n---\n\n')), CHEAP);
    return { status: 200, headers: [], isShared: true, file };
  }
}

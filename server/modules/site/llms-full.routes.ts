import { LLMS_FILES, type LlmsPart, llmsPartOf } from 'contract/site/llms-files.ts';
import type { FastifyInstance } from 'fastify';
import { SHARED_FOR_A_SECOND } from '../../plugins/http/entity-tag.ts';
import { content } from '../../shared/content.ts';
import { NotFound } from '../../shared/errors.ts';
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

const FULL = Object.entries(LLMS_FILES.full) as [LlmsPart | 'all', string][];
const LINK_TO_ALTERNATE = /\]\((\S+\.md)\)/g;
const SECTION = /\n(?=## )/;

/** `/llms.txt` with each of its pages written out, whole and in parts, kept until the blog changes. */
export function addLlmsFullRoute(
  app: FastifyInstance,
  { pages, readIndex, findRevision, isSecure }: LlmsFull,
): void {
  const find = keepPages({ render, findRevision });
  for (const [, path] of FULL) {
    app.get(path, async (request, reply) => {
      const page = await find({ target: path, isSearch: false, network: request.network });
      reply.hijack();
      answerFile(page.file, request.raw, reply.raw);
      return reply;
    });
  }

  async function render({ target, network }: PageRequest): Promise<RenderedPage> {
    const part = FULL.find(([, path]) => path === target)?.[0];
    if (!part) throw new NotFound();
    const index = await readIndex({ target: LLMS_FILES.index, isSearch: false, network });
    const sections = chooseSections(index.file.identity.body.toString('utf8'), part);
    const parts = [sections.join('\n')];
    for (const [, alternate = ''] of parts[0]?.matchAll(LINK_TO_ALTERNATE) ?? []) {
      const page = await pages.read(alternate, { network });
      if (page) parts.push(`Source: ${page.url}\n\n${page.markdown}`);
    }
    const described = {
      contentType: 'text/plain; charset=utf-8',
      cacheControl: SHARED_FOR_A_SECOND,
      varies: [],
      isSecure,
    };
    const file = await describeFile(target, described, Buffer.from(parts.join('\n---\n\n')), CHEAP);
    return { status: 200, headers: [], isShared: true, file };
  }
}

/** Returns the sections of the index: the text before its lists, and the lists of the part. */
function chooseSections(index: string, part: LlmsPart | 'all'): string[] {
  const titles = content().one('llms').sections;
  const sections = index.split(SECTION);
  if (part === 'all') return sections;
  return sections.filter((section) => {
    const [, title] = /^## (.*)\n/.exec(section) ?? [];
    if (title === undefined || !section.includes('.md)')) return title !== titles.doors;
    return llmsPartOf(title, titles) === part;
  });
}

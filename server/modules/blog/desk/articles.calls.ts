import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { content } from '../../../shared/content.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import type { RenderedPages } from '../../site/site.queries.ts';
import type { BlogStore } from '../blog.store.ts';
import type { ArticleDesk } from '../drafts/article-desk.ts';

/** A page that is only looked at: its scripts would ask for an article that no reader has yet. */
const PREVIEW_POLICY =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'; font-src 'self'";
/** A picture may be a drawing, which runs nothing and loads nothing when it is opened by itself. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILE_TYPE = 'application/octet-stream';

interface Parts extends Pick<AppContext, 'config' | 'database' | 'clock'> {
  blog: BlogStore;
  renderForOne: RenderedPages['renderForOne'];
}

/** Adds the calls by which a team writes and publishes articles. */
export function addArticleCalls(desk: FastifyInstance, { renderForOne, ...context }: Parts): void {
  let opened: Promise<{ articles: ArticleDesk; close: () => Promise<void> }> | undefined;
  // What reads entries and documents is loaded for the first of them, and not with each start.
  const articles = async () => {
    opened ??= open();
    return (await opened).articles;
  };
  desk.addHook('onClose', async () => {
    await (await opened)?.close();
  });

  async function open() {
    const [{ createArticleDesk }, { openArticleTools }] = await Promise.all([
      import('../drafts/article-desk.ts'),
      import('../drafts/article-tools.ts'),
    ]);
    const tools = openArticleTools({ folder: context.config.blogDir, findPicture: context.blog.findPicture });
    return { articles: createArticleDesk({ ...context, tools, renderPage }), close: tools.close };
  }

  async function renderPage(target: string, network: string, own: Partial<SiteLocals>): Promise<Buffer> {
    const { file, status } = await renderForOne({ target, network, coding: 'identity' }, own);
    if (status !== 200) throw new NotFound();
    return Buffer.from(file.identity.body);
  }

  addDeskCall(desk, 'GET /articles', async ({ query }) => (await articles()).list(query));
  addDeskCall(desk, 'POST /articles', async (call) => (await articles()).begin(call.body.source, call));
  addDeskCall(desk, 'GET /articles/draft', async ({ query, person }) =>
    (await articles()).open(query.source, person),
  );
  addDeskCall(desk, 'PUT /articles/draft', async (call) => (await articles()).save(call.body, call));
  addDeskCall(desk, 'DELETE /articles/draft', async (call) =>
    (await articles()).discard(call.query.source, call),
  );
  addDeskCall(desk, 'GET /articles/states', async ({ query }) => (await articles()).states(query.source));
  addDeskCall(desk, 'POST /articles/restore', async (call) => (await articles()).restore(call.body, call));
  addDeskCall(desk, 'POST /articles/publish', async (call) => (await articles()).publish(call.body, call));
  addDeskCall(desk, 'POST /articles/take-down', async (call) => (await articles()).takeDown(call.body, call));
  addDeskCall(desk, 'POST /articles/paste', async (call) => (await articles()).paste(call.body, call));

  addDeskCall(desk, 'GET /articles/preview', async ({ query, person, request, reply }) => {
    const number = query.number === undefined ? undefined : Number(query.number);
    const page = await (await articles()).preview(query.source, number, { person, network: request.network });
    reply.header('content-security-policy', PREVIEW_POLICY).type('text/html; charset=utf-8').send(page);
  });

  addDeskCall(desk, 'GET /articles/picture', async ({ query, reply }) => {
    const bytes = await (await articles()).picture(query.source, query.address);
    reply
      .headers({ 'content-security-policy': PICTURE_POLICY, 'x-content-type-options': 'nosniff' })
      .type(typeOf(bytes))
      .send(bytes);
  });

  desk.register(async (files) => {
    files.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    addDeskCall(files, 'POST /articles/files', async (call) => {
      if (!Buffer.isBuffer(call.body)) throw new InvalidRequest('The file is missing.');
      return (await articles()).addFile(call.query, call.body, call);
    });
    addDeskCall(files, 'POST /content/legal-text', async ({ query, body, person }) => {
      const [, id] = /^legal\/(.+)$/.exec(query.document) ?? [];
      const before = content()
        .list('legal')
        .find((each) => each.id === id);
      if (!before) throw new NotFound();
      if (!Buffer.isBuffer(body)) throw new InvalidRequest('The file is missing.');
      return (await articles()).readLegalText(person, { name: query.name, bytes: body }, before);
    });
  });
}

/** First bytes of pictures, by kind, as browsers recognize them. */
const SIGNS: readonly [string, RegExp][] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/avif', /^....ftypavi/s],
  ['image/svg+xml', /^\s*<(?:svg|\?xml|!)/i],
];

function typeOf(bytes: Buffer): string {
  const beginning = bytes.subarray(0, 64).toString('latin1');
  return SIGNS.find(([, sign]) => sign.test(beginning))?.[0] ?? FILE_TYPE;
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Observe } from '../../plugins/http/request-record.ts';
import { answerFile } from './answer-file.ts';
import { type AnswerableFile, isServed, type Site } from './site-files.ts';

interface BuiltFiles {
  site: Site;
  observe: Observe;
  isClosing: () => boolean;
  /** Called with each file that is answered. */
  onAsked: (file: AnswerableFile, request: IncomingMessage) => void;
}

const CLOSE = { headers: ['connection', 'close'] };

/**
 * Answers GET and HEAD for the files of the build, whose headers are ready: they are what visitors ask for most. To be
 * called before any other hook is added: all of them would cost a page 0.3 of its time. Everything else is left to
 * them.
 */
export function answerBuiltFiles(
  app: FastifyInstance,
  { site, observe, isClosing, onAsked }: BuiltFiles,
): void {
  app.addHook('onRequest', ({ raw, id, method }, reply, done) => {
    const file =
      method === 'GET' || method === 'HEAD' ? site.files.get(withoutQuery(raw.url ?? '')) : undefined;
    if (!file || file.takesOrigin || file.isWrong || !isServed(file)) return done();
    onAsked(file, raw);
    const startedAt = performance.now();
    reply.hijack();
    const status = answerFile(file, raw, reply.raw, isClosing() ? CLOSE : undefined);
    const durationMs = performance.now() - startedAt;
    const route = file.isPage ? '(page)' : '(file)';
    observe({ id, method, path: file.path, route, status, durationMs });
  });
}

function withoutQuery(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

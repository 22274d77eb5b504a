import type { AnswerAtOnce } from '../../plugins/http/http-server.ts';
import type { Observe } from '../../plugins/http/request-record.ts';
import { answerFile } from './answer-file.ts';
import type { Site } from './site-files.ts';

interface ShortCut {
  site: Site;
  nextRequestId: () => string;
  observe: Observe;
  isClosing: () => boolean;
}

const CLOSE = { headers: ['connection', 'close'] };

/**
 * Answers known files before the router sees the request: this is what visitors ask for most, and the
 * router's hooks would take most of the time. Everything else, and every other way of asking, is left to it.
 */
export function createShortCut({ site, nextRequestId, observe, isClosing }: ShortCut): AnswerAtOnce {
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const mark = url.indexOf('?');
    const file = site.files.get(mark < 0 ? url : url.slice(0, mark));
    if (!file) return false;
    const startedAt = performance.now();
    const status = answerFile(file, request, response, isClosing() ? CLOSE : undefined);
    observe({
      id: nextRequestId(),
      method,
      path: file.path,
      route: file.isPage ? '(page)' : '(file)',
      status,
      durationMs: performance.now() - startedAt,
    });
    return true;
  };
}

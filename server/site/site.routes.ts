import { API_PREFIX } from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAllowedMethods } from '../web/allowed-methods.ts';
import { MethodNotAllowed, NotFound } from '../web/errors.ts';
import { answerFile } from './answer-file.ts';
import { findSiteAnswer, splitAddress } from './find-answer.ts';
import type { AnswerableFile, Site } from './site-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of ours that was answered, where the router knows none. */
    answeredPath: string | undefined;
  }
}

const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Answers every address that the router does not know: the site's files, its redirects, and the two ways
 * of being wrong. Done before any body is read, so that a wrong address is not reported as a wrong body.
 */
export function addSiteRoutes(
  app: FastifyInstance,
  site: Site,
  findAllowedMethods: FindAllowedMethods,
): void {
  app.decorateRequest('answeredPath', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answer(request, reply);
  });

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path } = splitAddress(request.url);
    const methods = findAllowedMethods(path);
    if (methods) {
      request.answeredPath = path;
      throw new MethodNotAllowed(methods);
    }
    if (isCall(path)) throw new NotFound();
    return answerFromSite(request, reply);
  }

  function answerFromSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const answer = findSiteAnswer(site, request.url);
    const isRead = PAGE_METHODS.includes(request.method);
    if (answer.kind === 'unknown') {
      if (!isRead) throw new NotFound();
      return sendNotFoundPage(site, request, reply);
    }
    request.answeredPath = answer.path;
    if (!isRead) throw new MethodNotAllowed(PAGE_METHODS);
    if (answer.kind === 'file') return sendFile(answer.file, 200, request, reply);
    return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
  }
}

/** Whether an address that cannot be decoded was asked for by a visitor, who is shown a page and no JSON. */
export function isUnreadablePage(failure: { code?: string }, { method, url }: FastifyRequest): boolean {
  return (
    failure.code === 'FST_ERR_BAD_URL' && PAGE_METHODS.includes(method) && !isCall(splitAddress(url).path)
  );
}

/** Answers an address that is none. */
export function sendNotFoundPage(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFile(site.notFoundPage, 404, request, reply);
}

function isCall(path: string): boolean {
  return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
}

function sendFile(
  file: AnswerableFile,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  answerFile(file, request.raw, reply.raw, { status });
  return reply;
}

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
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) throw new NotFound();
    return answerFromSite(request, reply);
  }

  function answerFromSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const answer = findSiteAnswer(site, request.url);
    const isRead = PAGE_METHODS.includes(request.method);
    if (answer.kind === 'unknown') {
      if (!isRead) throw new NotFound();
      return sendFile(site.notFoundPage, 404, request, reply);
    }
    request.answeredPath = answer.path;
    if (!isRead) throw new MethodNotAllowed(PAGE_METHODS);
    if (answer.kind === 'file') return sendFile(answer.file, 200, request, reply);
    return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
  }
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

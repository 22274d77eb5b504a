import { API_PREFIX } from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAllowedMethods } from '../web/allowed-methods.ts';
import { MethodNotAllowed, NotFound } from '../web/errors.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
import { findSiteAnswer, splitAddress } from './find-answer.ts';
import type { RenderPage } from './page-cache.ts';
import type { AnswerableFile, Site } from './site-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of ours that was answered, where the router knows none. */
    answeredPath: string | undefined;
  }
}

const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Answers every address that the router does not know: the site's files, the pages that it renders on demand,
 * its redirects, and the two ways of being wrong. Done before any body is read, so that a wrong address is not
 * reported as a wrong body.
 */
export function addSiteRoutes(
  app: FastifyInstance,
  site: Site,
  findAllowedMethods: FindAllowedMethods,
  renderPage: RenderPage,
): void {
  app.decorateRequest('answeredPath', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answer(request, reply);
  });

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { path } = splitAddress(request.url);
    const methods = findAllowedMethods(path);
    if (methods) {
      request.answeredPath = path;
      throw new MethodNotAllowed(methods);
    }
    if (isCall(path)) throw new NotFound();
    return answerFromSite(request, reply);
  }

  function answerFromSite(
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    const answer = findSiteAnswer(site, request.url);
    const isRead = PAGE_METHODS.includes(request.method);
    if (answer.kind === 'unknown') {
      if (!isRead) throw new NotFound();
      return sendNotFoundPage(site, request, reply);
    }
    if (answer.kind !== 'on-demand') request.answeredPath = answer.path;
    if (!isRead) throw new MethodNotAllowed(PAGE_METHODS);
    if (answer.kind === 'on-demand') return answerOnDemand(answer, request, reply);
    if (answer.kind === 'file') return sendFile(answer.file, { status: 200 }, request, reply);
    return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
  }

  async function answerOnDemand(
    { path, target }: { path: string; target: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await renderPage(target).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    if (!page) return sendNotFoundPage(site, request, reply);
    // Where there is nothing, the address is the visitor's text and not one of ours.
    if (page.status < 400) request.answeredPath = path;
    return sendFile(page.file, { status: page.status, headers: page.headers }, request, reply);
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
  return sendFile(site.notFoundPage, { status: 404 }, request, reply);
}

function isCall(path: string): boolean {
  return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
}

function sendFile(
  file: AnswerableFile,
  answer: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  answerFile(file, request.raw, reply.raw, answer);
  return reply;
}

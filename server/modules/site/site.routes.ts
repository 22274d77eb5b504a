import type { IncomingMessage } from 'node:http';
import { alternatePath, NOT_FOUND_PAGE } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAllowedMethods } from '../../plugins/http/allowed-methods.ts';
import { preferredCoding } from '../../plugins/http/content-coding.ts';
import { answerPreflight, isCall } from '../../plugins/http/cross-origin.ts';
import { MethodNotAllowed, NotFound } from '../../shared/errors.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { findSiteAnswer, type SiteAnswer, splitAddress } from './find-answer.ts';
import { prefersJson, prefersMarkdown } from './markdown-alternates.ts';
import type { FindNotFoundPage } from './not-found-pages.ts';
import type { OnDemandAddress } from './on-demand-address.ts';
import type { FindOwnFile } from './own-origin-files.ts';
import type { FindPage } from './page-cache.ts';
import { type AnswerableFile, holdsSamples, type Site } from './site-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of ours that was answered, where the router knows none. */
    answeredPath: string | undefined;
  }
}

const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Called with each page that is answered here: on demand, or in place of one that is not there, which has no address.
 */
export type OnPage = (request: IncomingMessage, page: string | undefined) => void;

interface SitePagesParts extends Partial<Pick<DrawnPages, 'correct'>> {
  findPage: FindPage;
  findNotFoundPage: FindNotFoundPage;
  findOwnFile?: FindOwnFile;
  onPage?: OnPage;
}

const asItIs = async (file: AnswerableFile) => file;

/**
 * Answers every address that the router does not know: the site's files, the pages that it renders on demand,
 * its redirects, and the two ways of being wrong. Done before any body is read, so that a wrong address is not
 * reported as a wrong body.
 */
export function addSiteRoutes(
  app: FastifyInstance,
  site: Site,
  findAllowedMethods: FindAllowedMethods,
  { findPage, findNotFoundPage, correct = asItIs, findOwnFile = asItIs, onPage = () => {} }: SitePagesParts,
): void {
  app.decorateRequest('answeredPath', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answer(request, reply);
  });

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { path } = splitAddress(request.url);
    const allowed = findAllowedMethods(path);
    if (allowed) {
      request.answeredPath = allowed.route;
      const preflight = answerPreflight(request, reply, allowed.methods);
      if (preflight) return preflight;
      throw new MethodNotAllowed(allowed.methods);
    }
    if (isCall(path)) throw new NotFound();
    return answerFromSite(request, reply);
  }

  function answerFromSite(
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    const answer = findWanted(site, request);
    const isRead = PAGE_METHODS.includes(request.method);
    if (answer.kind === 'unknown') {
      if (!isRead) throw new NotFound();
      if (prefersJson(request.headers.accept)) {
        reply.header('vary', 'accept');
        throw new NotFound();
      }
      return suggestPage(request, reply);
    }
    if (answer.kind !== 'on-demand') request.answeredPath = answer.path;
    if (!isRead) throw new MethodNotAllowed(PAGE_METHODS);
    if (answer.kind === 'gone') return suggestPage(request, reply, 410);
    if (answer.kind === 'on-demand') return answerOnDemand(answer.address, request, reply);
    // `built-files` has answered all others but those with a needlessly percent-encoded path; another method ends above.
    if (answer.kind === 'file') return answerFileOf(answer.file, request, reply);
    return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
  }

  async function answerFileOf(
    file: AnswerableFile,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (file.isPage) onPage(request.raw, file.path);
    const right = file.isWrong ? await correct(file) : file;
    const own = right.takesOrigin ? await findOwnFile(right, request) : right;
    return sendFile(own, { status: 200 }, request, reply);
  }

  async function answerOnDemand(
    { path, target, previewTarget, isSearch, hasAlternate = false }: OnDemandAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { network, headers } = request;
    const coding = preferredCoding(headers['accept-encoding']);
    const find = (asked: string) =>
      findPage({ target: asked, isSearch, hasAlternate, network, coding }).catch(noPage);
    let page = await find(target);
    // The public page is tried first: a made-up preview token must not make another page of it.
    if (previewTarget && page?.status !== 200) page = await find(previewTarget);
    if (!page) return suggestPage(request, reply);
    // Where there is nothing, the address is the visitor's text and not one of ours.
    if (page.status < 400) request.answeredPath = path;
    if (page.status === 200) onPage(request.raw, path);
    const isSample = !site.isOriginSet && page.status === 200 && holdsSamples(path);
    const file = isSample ? await findOwnFile(page.file, request) : page.file;
    return sendFile(file, { status: page.status, headers: page.headers }, request, reply);
  }

  async function suggestPage(
    request: FastifyRequest,
    reply: FastifyReply,
    status?: 410,
  ): Promise<FastifyReply> {
    const { path } = splitAddress(request.url);
    onPage(request.raw, undefined);
    return sendNotFoundPage(site, request, reply, await findNotFoundPage(path), status);
  }
}

/**
 * Finds the answer for an address and this client: the Markdown of a page rendered on demand has an address of its own.
 */
function findWanted(site: Site, { url, headers }: FastifyRequest): SiteAnswer {
  const answer = findSiteAnswer(site, url);
  const isAlternateWanted =
    answer.kind === 'on-demand' && answer.address.hasAlternate && prefersMarkdown(headers.accept);
  return isAlternateWanted ? findSiteAnswer(site, alternatePath(url)) : answer;
}

function noPage(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}

/** Reports whether an address that cannot be decoded was asked for by a visitor, who is shown a page and no JSON. */
export function isUnreadablePage(failure: { code?: string }, { method, url }: FastifyRequest): boolean {
  return (
    failure.code === 'FST_ERR_BAD_URL' && PAGE_METHODS.includes(method) && !isCall(splitAddress(url).path)
  );
}

/** Answers an address that doesn't exist. @param page in place of the plain 404 page */
export function sendNotFoundPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  page = site.files.get(NOT_FOUND_PAGE),
  status: 404 | 410 = 404,
): FastifyReply {
  if (!page) throw new NotFound();
  return sendFile(page, { status }, request, reply);
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site/site-files.ts';
import type { PublicError } from './errors.ts';
import { renderFormProblem } from './form-problem.ts';
import { isForm } from './media-type.ts';
import { publicErrorOf } from './public-error-of.ts';
import { securityHeaders } from './security-headers.ts';

interface ErrorHandling {
  site: Site;
  isSecure: boolean;
  isClosing: () => boolean;
}

/** The one place where failures become answers (design.md, 'Calls'). */
export function createErrorHandler({ site, isSecure, isClosing }: ErrorHandling) {
  return (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = publicErrorOf(failure);
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.code);
    // The rest of a refused body is read and dropped: cutting the connection could cost the caller the answer.
    if (reply.hasHeader('connection') && !isClosing()) reply.removeHeader('connection');
    reply.code(error.status).headers({ 'cache-control': 'no-store', ...error.headers });
    return isForPerson(request) ? sendPage(request, reply, error) : sendJson(reply, error);
  };

  function sendPage(request: FastifyRequest, reply: FastifyReply, error: PublicError): FastifyReply {
    const page = renderFormProblem(site, error, request.routeOptions.config.fieldLabels ?? {});
    if (!page) return sendJson(reply, error);
    return reply
      .headers(securityHeaders(isSecure, page.contentSecurityPolicy))
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

function sendJson(reply: FastifyReply, error: PublicError): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(error.toBody()));
}

/** A browser that posts a plain form shows the answer as a page. */
function isForPerson({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && isForm(headers) && /\btext\/html\b/i.test(headers.accept ?? '');
}

import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import type { ErrorBody } from 'contract/error-body.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Contact,
  InternalError,
  InvalidRequest,
  Overloaded,
  PayloadTooLarge,
  PublicError,
  StorageDamaged,
  StorageUnavailable,
  UnsupportedMediaType,
} from '../../shared/errors.ts';
import { isDamage } from '../database/damage.ts';
import { isDatabaseWide } from '../database/database-wide-error.ts';
import { isCall, pathOf } from './cross-origin.ts';
import { isForm } from './request-body.ts';
import type { RequestRecord } from './request-record.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Writes an error in the form of another protocol than ours.
     * @param isRead whether the body of the request could be read
     */
    writeError?: (body: ErrorBody, isRead: boolean) => object;
  }
  interface FastifyRequest {
    /** Entries of a form without script that asks for a half-hour, once it was read. */
    formAt: FormAt | undefined;
  }
}

/** Returns the entries of a form that asks for another half-hour: all that was entered, and that time. */
export type FormAt = (time: BookedTime) => Readonly<Record<string, string>>;

/** An error that the visitor's browser shows as a page. */
export interface ProblemPage {
  html: string;
  contentSecurityPolicy: string | undefined;
}

const PAGE_METHODS = ['GET', 'HEAD'];

interface ErrorHandling {
  /** Says what is wrong with a form in a page, where there is one; `labels` are the names of the fields, `formAt` makes
   * the same form for another half-hour. */
  renderFormProblem: (
    error: PublicError,
    labels: Readonly<Record<string, string>>,
    formAt: FormAt | undefined,
  ) => ProblemPage | undefined;
  /** Says in a page, where there is one, that another page cannot be shown now. */
  renderTrouble: (error: PublicError) => ProblemPage | undefined;
  contact: Contact;
  isSecure: boolean;
  isClosing: () => boolean;
}

/** The one place where failures become answers (design.md, 'Calls'). */
export function createErrorHandler(handling: ErrorHandling) {
  const { renderFormProblem, renderTrouble, contact, isSecure, isClosing } = handling;

  return (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = publicErrorOf(failure, contact);
    request.refusal = describeRefusal(error);
    // Shedding is counted, and no fault: thousands of lines a second would make a busy server busier.
    const isFault = error.status >= 500 && !(error instanceof Overloaded);
    if (isFault) request.log.error({ err: error.cause ?? error }, error.code);
    // The rest of a refused body is read and dropped: cutting the connection could cost the caller the answer.
    if (reply.hasHeader('connection') && !isClosing()) reply.removeHeader('connection');
    reply.code(error.status).headers({ 'cache-control': 'no-store', ...error.headers });
    const page = renderForPerson(request, error);
    return page ? sendPage(reply, page) : sendJson(request, reply, error);
  };

  /** A browser that posts a plain form, or opens a page, shows the answer as a page. Calls are answered in JSON. */
  function renderForPerson(request: FastifyRequest, error: PublicError): ProblemPage | undefined {
    const { method, headers, url, routeOptions } = request;
    if (!/\btext\/html\b/i.test(headers.accept ?? '')) return undefined;
    if (method === 'POST' && isForm(headers)) {
      return renderFormProblem(error, routeOptions.config.fieldLabels ?? {}, request.formAt);
    }
    const isPage = PAGE_METHODS.includes(method) && !isCall(pathOf(url));
    return isPage && isTrouble(error) ? renderTrouble(error) : undefined;
  }

  function sendPage(reply: FastifyReply, page: ProblemPage): FastifyReply {
    return reply
      .headers(securityHeaders(isSecure, page.contentSecurityPolicy))
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

/** Describes a refusal for the log, from which an operator answers 'your form did not work'. */
function describeRefusal({ code, fields }: PublicError): RequestRecord['refusal'] {
  return { code, ...(fields && { fields: [...new Set(fields.map(({ field }) => field))] }) };
}

function sendJson(
  { id, body, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  error: PublicError,
): FastifyReply {
  const errorBody = error.toBody(id);
  const answer = routeOptions.config?.writeError?.(errorBody, body !== undefined) ?? errorBody;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** An error that isn't the visitor's fault, and that goes away with time. */
function isTrouble({ status }: PublicError): boolean {
  return status >= 500 || status === 429;
}

/**
 * The answer to a failure: our errors as they are, the framework's in our words, an unreachable database
 * as a 503, the rest as a 500.
 * @param contact where a visitor who cannot wait for a repair can turn
 */
export function publicErrorOf(error: unknown, contact: Contact = {}): PublicError {
  if (error instanceof PublicError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PayloadTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new UnsupportedMediaType();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new InvalidRequest('The request couldn’t be read.');
  }
  if (isDamage(error)) return new StorageDamaged(error, contact);
  if (isDatabaseWide(error)) return new StorageUnavailable(error);
  return new InternalError(error);
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PublicError } from '../../shared/errors.ts';
import { isAllowedOrigin } from './origin.ts';
import { isForm } from './request-body.ts';

/** The only body that a page of another site can send without asking us first. */
class CrossSiteForm extends PublicError {
  constructor() {
    super(403, 'forbidden', 'This form was sent by another website. Please fill it in here.');
  }
}

/**
 * Protects forms against CSRF: refuses those that pages of other sites, except the allowed ones, send from their
 * visitors' browsers. Each would come from another address, past every limit, in the name of a person who did not mean
 * it.
 */
export function refuseCrossSiteForms(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (isForm(headers) && isCrossSite(headers, allowed)) throw new CrossSiteForm();
  });
}

/**
 * Reports whether a browser says that the page is of another site. `Origin` is believed first, since the site may live
 * on another domain than its calls; a proxy in front may have changed `Host`, so `same-origin` counts as well. A client
 * that sends neither header is no current browser, and sends no user's cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return false;
  if (headers.origin === undefined) return site === 'cross-site';
  return !isAllowedOrigin(headers.origin, headers.host, allowed);
}

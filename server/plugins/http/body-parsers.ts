import type { FastifyInstance } from 'fastify';
import { InvalidRequest } from '../../shared/errors.ts';
import { FORM_TYPE, JSON_TYPE } from './media-type.ts';
import { parseUrlencoded } from './urlencoded.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON and plain forms from bytes that must be valid UTF-8; no other body is read at all. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    read(() => parseJson(decodeUtf8(body)), done);
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    read(() => parseUrlencoded(decodeUtf8(body)), done);
  });
}

function read(parse: () => unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, parse());
  } catch (error) {
    done(error as Error);
  }
}

function decodeUtf8(body: string | Buffer): string {
  try {
    return typeof body === 'string' ? body : utf8.decode(body);
  } catch {
    throw new InvalidRequest('The request isn’t valid UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequest('The request isn’t valid JSON.');
  }
}

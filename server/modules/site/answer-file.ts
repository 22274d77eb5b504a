import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings } from '../../plugins/http/content-coding.ts';
import { namesTag } from '../../plugins/http/entity-tag.ts';
import { prefersMarkdown } from './markdown-alternates.ts';
import type { AnswerableFile } from './site-files.ts';
import type { Variant } from './variants.ts';

export interface FileAnswer {
  status?: number;
  /** Added to those of the file, names and values in turn. */
  headers?: readonly string[];
}

/**
 * Answers GET and HEAD for a file of the site or its alternate, 304 when the browser has it already; returns the
 * status.
 */
export function answerFile(
  asked: AnswerableFile,
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers }: FileAnswer = {},
): number {
  const file = asked.alternate && prefersMarkdown(request.headers.accept) ? asked.alternate : asked;
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  const condition = request.headers['if-none-match'];
  if (status === 200 && condition !== undefined && namesTag(condition, variant.etag)) {
    response.writeHead(304, join(variant.unchangedHeaders, headers)).end();
    return 304;
  }
  response.writeHead(status, join(variant.headers, headers));
  if (request.method === 'HEAD') response.end();
  else if (variant.text !== undefined) response.end(variant.text, 'latin1');
  else response.end(variant.body);
  return status;
}

/** The one that this reader takes with the fewest bytes. */
export function chooseVariant(file: AnswerableFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file.variants[coding];
    if (variant) return variant;
  }
  return file.identity;
}

function join(headers: readonly string[], more: readonly string[] | undefined): string[] {
  // `writeHead` only reads the list, so the common case needs no copy.
  return more ? [...headers, ...more] : (headers as string[]);
}

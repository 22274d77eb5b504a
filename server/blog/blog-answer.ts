import { etagOf } from '../web/entity-tag.ts';

/** The body of a call's answer and what names it. */
export interface BlogAnswer {
  body: string;
  etag: string;
}

/** Writes an answer once: whoever needs to know the tag of a call's answer builds it from the same value. */
export function answerOf(value: unknown): BlogAnswer {
  const body = JSON.stringify(value);
  return { body, etag: etagOf(body) };
}

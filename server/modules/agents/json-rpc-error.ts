import type { ErrorBody } from 'contract/error-body.ts';

/** Numbers of JSON-RPC 2.0; the last is for errors that its servers define. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const SERVER_ERROR = -32_000;

/**
 * An error that the site has before the protocol reads a message, in the form that its clients read: with the error of
 * all our calls as its data.
 * @param isRead whether the body was JSON
 */
export function writeJsonRpcError(body: ErrorBody, isRead: boolean): object {
  const { message } = body;
  return { jsonrpc: '2.0', id: null, error: { code: codeOf(body, isRead), message, data: body } };
}

function codeOf({ statusCode }: ErrorBody, isRead: boolean): number {
  if (statusCode === 400) return isRead ? INVALID_REQUEST : PARSE_ERROR;
  return statusCode === 413 || statusCode === 415 ? INVALID_REQUEST : SERVER_ERROR;
}

import { DESK_API } from 'contract/desk/paths.ts';
import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';

/** Why a call failed. `message` is a sentence for the person. */
export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** As in the contract; `offline` where no answer came. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** The answered body, which says more with some codes, such as what is there now with `outdated`. */
  readonly body: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    body?: unknown,
    fields?: readonly FieldProblem[],
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.fields = fields ?? [];
  }

  /** The message for one field, if that is at fault. */
  of(field: string): string | undefined {
    return this.fields.find((problem) => problem.field === field)?.message;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What asks the person for something, after which a refused call is made once more. */
export interface Interruptions {
  /** The session has ended. @returns whether the same person is signed in again */
  signInAgain(): Promise<boolean>;
  /** The call needs a passkey shown just now. @returns whether it was */
  showPasskey(): Promise<boolean>;
}

let interruptions: Interruptions | undefined;

/** Says how to ask: the frame does, once a person is signed in. */
export function setInterruptions(now: Interruptions | undefined): void {
  interruptions = now;
}

/** Asks the person to sign in again. @returns whether they are; false too where no one can be asked */
export async function askToSignIn(): Promise<boolean> {
  return (await interruptions?.signInAgain()) ?? false;
}

const answering = new Set<(answered: boolean) => void>();

/** Tells whether each call gets an answer. @returns what ends it */
export function watchAnswers(listen: (answered: boolean) => void): () => void {
  answering.add(listen);
  return () => answering.delete(listen);
}

interface Options {
  signal?: AbortSignal;
  /** Fails at once where the server asks for the person: calls of the sign-in itself. */
  quiet?: boolean;
}

/**
 * Makes a call of the desk. An ended session and a missing passkey are asked for, and the call is repeated.
 * @param path below `/desk/api`, such as `/leads/7`, with its query
 * @param body sent as JSON
 * @throws ApiError for every answer that is no success, and where none comes
 */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<T> {
  const response = await insist(method, path, body, options);
  return (await jsonOf(response)) as T;
}

/**
 * Makes a call that answers a file, as {@link call} does.
 * @returns the file under the name that the server gives it
 */
export async function callForFile(method: Method, path: string, body?: unknown): Promise<File> {
  const response = await insist(method, path, body, {});
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  // The line can break off while the file comes.
  const content = await response.blob().catch(() => {
    throw offline();
  });
  return new File([content], name, { type: content.type });
}

/** Sends a call, and once more after the person was asked for. */
async function insist(method: Method, path: string, body: unknown, options: Options): Promise<Response> {
  try {
    return await send(method, path, body, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || options.quiet || !interruptions) throw error;
    const ask = error.code === 'passkey_needed' ? interruptions.showPasskey : interruptions.signInAgain;
    if (!(await ask())) throw error;
    return send(method, path, body, options);
  }
}

async function send(method: Method, path: string, body: unknown, { signal }: Options): Promise<Response> {
  const response = await answerOf(`${DESK_API}${path}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  const answer = await jsonOf(response);
  const { code, message, fields } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(
    response.status,
    code ?? 'unreadable',
    message ?? `The server answered ${response.status}. Try again in a moment.`,
    answer,
    fields,
  );
}

async function jsonOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return isJson ? response.json().catch(() => undefined) : undefined;
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    for (const listen of answering) listen(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    for (const listen of answering) listen(false);
    throw offline();
  }
}

function offline(): ApiError {
  return new ApiError(0, 'offline', 'The server could not be reached. What you typed is kept.');
}

import type { DeskCallName, FileCallName, PartOf, UploadCallName } from 'contract/desk/calls.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';

/** Failure of a call. `message` is a sentence for the person. */
export class ApiError extends Error {
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Code of the contract; `offline` if no answer came. */
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

/** Dialogs that ask the person for something, after which a refused call is made once more. */
export interface Reauthenticate {
  /** The session has ended. @returns whether the same person is signed in again */
  signInAgain(): Promise<boolean>;
  /** The call needs a passkey shown just now. @returns whether it was */
  showPasskey(): Promise<boolean>;
}

let reauthentication: Reauthenticate | undefined;

/** Sets the dialogs: the frame does, once a person is signed in. */
export function setReauthentication(now: Reauthenticate | undefined): void {
  reauthentication = now;
}

/** Asks the person to sign in again. @returns whether they are; false too where no one can be asked */
export async function askToSignIn(): Promise<boolean> {
  return (await reauthentication?.signInAgain()) ?? false;
}

const answering = new Set<(answered: boolean) => void>();

/** Reports for each call whether it gets an answer. @returns the function that ends it */
export function watchAnswers(listen: (answered: boolean) => void): () => void {
  answering.add(listen);
  return () => answering.delete(listen);
}

interface Options {
  signal?: AbortSignal;
  /** Fails at once if the server asks for the person: for calls of the sign-in itself. */
  quiet?: boolean;
}

type IsEmpty<Value> = Record<never, never> extends Value ? true : false;

/** Optional values may be `undefined`: they are left out. */
type Loose<Value> = {
  [Key in keyof Value]: IsEmpty<Pick<Value, Key>> extends true ? Value[Key] | undefined : Value[Key];
};

type Part<Name extends DeskCallName, Key extends 'params' | 'query' | 'body'> = Key extends (
  Name extends UploadCallName
    ? 'body'
    : never
)
  ? { body: Blob }
  : unknown extends PartOf<Name, Key>
    ? { [Each in Key]?: never }
    : IsEmpty<PartOf<Name, Key>> extends true
      ? { [Each in Key]?: Loose<PartOf<Name, Key>> }
      : { [Each in Key]: Loose<PartOf<Name, Key>> };

/** Input of a call, by the table of the contract. */
type Input<Name extends DeskCallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'> &
  Options;

type Rest<Name extends DeskCallName> =
  IsEmpty<Input<Name>> extends true ? [input?: Input<Name>] : [input: Input<Name>];

type Answer<Name extends DeskCallName> =
  unknown extends PartOf<Name, 'answer'> ? undefined : PartOf<Name, 'answer'>;

/** Input of any call. */
interface AnyInput extends Options {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

/**
 * Makes a call of the desk. An ended session and a missing passkey are asked for, and the call is repeated.
 * @param name method and path below `/desk/api`, such as `GET /leads/:id`
 * @throws ApiError for every answer that is no success, and where none comes
 */
export async function call<Name extends Exclude<DeskCallName, FileCallName>>(
  name: Name,
  ...[input]: Rest<Name>
): Promise<Answer<Name>> {
  return (await jsonOf(await insist(name, input as AnyInput))) as Answer<Name>;
}

/**
 * Makes a call that answers a file, as {@link call} does.
 * @returns the file under the name that the server gives it
 */
export async function callForFile<Name extends FileCallName>(name: Name, input: Input<Name>): Promise<File> {
  const response = await insist(name, input as AnyInput);
  const [, fileName = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  // The line can break off while the file comes.
  const content = await response.blob().catch(() => {
    throw offline();
  });
  return new File([content], fileName, { type: content.type });
}

/** Sends a call, and once more after the person was asked for. */
async function insist(name: DeskCallName, input: AnyInput = {}): Promise<Response> {
  try {
    return await send(name, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || input.quiet || !reauthentication) throw error;
    const ask = error.code === 'passkey_needed' ? reauthentication.showPasskey : reauthentication.signInAgain;
    if (!(await ask())) throw error;
    return send(name, input);
  }
}

async function send(name: DeskCallName, { params = {}, query, body, signal }: AnyInput): Promise<Response> {
  const [method = '', template = ''] = name.split(' ');
  const path = template.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined),
  ).toString();
  const response = await answerOf(`${DESK_API}${path}${search && `?${search}`}`, {
    method,
    ...(signal && { signal }),
    ...(body instanceof Blob
      ? { headers: { 'content-type': 'application/octet-stream' }, body }
      : body !== undefined && {
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

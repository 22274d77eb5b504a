import type { FieldProblem } from 'contract/error-body.ts';
import { FIELD_SENTENCES, isVisible } from 'contract/leads/field-rules.ts';
import type { FastifySchemaValidationError } from 'fastify';
import { InvalidRequest } from '../../shared/errors.ts';

/** Sentences of a form that differ from the usual ones, by field; some depend on what was sent. */
export type FieldSentences = Readonly<Record<string, string | ((value: unknown) => string)>>;

/** Keyword of a field that the schema does not know. */
const UNKNOWN = 'additionalProperties';

interface Failure extends FastifySchemaValidationError {
  /** The value at fault; Ajv adds it in its verbose mode. */
  data?: unknown;
  /** The part of the schema that it fails; in its verbose mode, too. */
  parentSchema?: { properties?: object };
}

/**
 * Turns what the schema refused into one sentence per field; never repeats what was sent.
 * @param sentences by field, whatever is wrong with it
 * @param messages by field, where it is missing or no address
 */
export function describeInvalidBody(
  failures: readonly Failure[],
  sentences: FieldSentences = {},
  messages: FieldSentences = {},
): InvalidRequest {
  const problems = new Map<string, string>();
  for (const failure of failures) {
    const field = fieldOf(failure);
    if (failure.keyword === UNKNOWN || !field || problems.has(field)) continue;
    const own =
      sentences[field] ?? (isMissing(failure) || failure.keyword === 'format' ? messages[field] : undefined);
    problems.set(field, typeof own === 'function' ? own(failure.data) : (own ?? sentenceOf(failure)));
  }
  const fields = [...problems].map(([field, message]) => ({ field, message }));
  const unknown = failures.find(({ keyword }) => keyword === UNKNOWN);
  if (unknown) return new InvalidRequest(nameKnownFields(unknown), fields.length > 0 ? fields : undefined);
  if (fields.length === 0) return new InvalidRequest('The request must be an object with fields.');
  return invalidFields(fields);
}

/** The name that does not belong may be anything the caller wrote, so that only ours are said. */
function nameKnownFields({ instancePath, parentSchema }: Failure): string {
  const known = Object.keys(parentSchema?.properties ?? {}).join(', ');
  const [, outer] = instancePath.split('/');
  return `The request has a field that doesn’t belong to it. ${outer ?? 'This call'} takes: ${known}.`;
}

/** The error for fields that are at fault. */
export function invalidFields(fields: FieldProblem[]): InvalidRequest {
  return new InvalidRequest('Please check the marked fields.', fields);
}

function fieldOf({ keyword, instancePath, params }: Failure): string | undefined {
  return keyword === 'required' ? String(params.missingProperty) : instancePath.split('/')[1];
}

function isMissing({ keyword, data }: Failure): boolean {
  return keyword === 'required' || (typeof data === 'string' && !isVisible(data));
}

function sentenceOf(failure: Failure): string {
  const { keyword, params } = failure;
  if (isMissing(failure)) return FIELD_SENTENCES.missing;
  if (keyword === 'type') return 'This field must be text';
  if (keyword === 'maxLength') return FIELD_SENTENCES.tooLong(Number(params.limit));
  if (keyword === 'format') return FIELD_SENTENCES.email;
  if (keyword === 'enum' || keyword === 'const') return 'Choose one of the values shown';
  return FIELD_SENTENCES.invisible;
}

import type { ErrorBody } from 'contract/error-body.ts';
import { CANARY } from './hostile-requests.ts';
import type { RawAnswer } from './raw-client.ts';

const FRAMEWORK_WORDS = /FST_|stack|node_modules|sqlite|select |insert |\.ts/i;

/**
 * Returns the problem of the answer to a hostile request; `undefined` without a problem.
 * @param known names of the fields that the answer may name
 */
export function findRefusalProblem(
  answers: readonly RawAnswer[],
  statuses: readonly number[],
  known: readonly string[],
): string | undefined {
  const [answer, ...more] = answers;
  if (!answer || more.length > 0) return `${answers.length} answers`;
  if (!statuses.includes(answer.status)) return `status ${answer.status}: ${answer.body}`;
  if (answer.body.includes(CANARY) || FRAMEWORK_WORDS.test(answer.body))
    return `says too much: ${answer.body}`;
  if (!answer.headers['content-type']?.startsWith('application/json')) return 'is not JSON';
  if (!answer.headers['content-security-policy']) return 'has no security headers';
  return shapeProblemOf(JSON.parse(answer.body), answer, known);
}

function shapeProblemOf(
  body: ErrorBody,
  { status, headers }: RawAnswer,
  known: readonly string[],
): string | undefined {
  const { statusCode, code, message, fields = [], requestId, ...rest } = body;
  if (Object.keys(rest).length > 0) return `has ${Object.keys(rest).join()}`;
  if (!requestId || requestId !== headers['x-request-id']) return `is request ${requestId}`;
  if (statusCode !== status) return `says ${statusCode} with status ${status}`;
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(code)) return `code ${code}`;
  if (!/^[A-Z].*\.$/.test(message)) return `message ${message}`;
  if (!fields.every(({ field, message }) => known.includes(field) && message !== ''))
    return 'names strange fields';
  return undefined;
}

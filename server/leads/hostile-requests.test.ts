import type { ErrorBody } from 'contract/error-body.ts';
import { describe, expect, it } from 'vitest';
import { CANARY, hostileRequests } from '../testing/hostile-requests.ts';
import { GOOD_BODIES, postLead } from '../testing/lead-bodies.ts';
import { type RawAnswer, sendRaw } from '../testing/raw-client.ts';
import { startTestServer } from '../testing/test-server.ts';
import { LEAD_KINDS } from './lead-calls.ts';

const FRAMEWORK_WORDS = /FST_|stack|node_modules|sqlite|select |insert |\.ts/i;

describe.each(LEAD_KINDS)('POST %s request, attacked', (kind) => {
  it('refuses each attack in the one shape, repeats nothing, and stores the next good lead', async () => {
    const { port, url, database, logged } = await startTestServer();
    const requests = hostileRequests(kind);
    expect(requests.length).toBeGreaterThanOrEqual(30);
    const findings: string[] = [];
    for (const { what, statuses, bytes } of requests) {
      const answers = await sendRaw(port, bytes);
      const problem = problemOf(answers, statuses, kind);
      if (problem) findings.push(`${what}: ${problem}`);
    }
    expect(findings).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(CANARY);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
    expect((await postLead(url, kind)).status).toBe(201);
  });
});

function problemOf(
  answers: RawAnswer[],
  statuses: number[],
  kind: keyof typeof GOOD_BODIES,
): string | undefined {
  const [answer, ...more] = answers;
  if (!answer || more.length > 0) return `${answers.length} answers`;
  if (!statuses.includes(answer.status)) return `status ${answer.status}: ${answer.body}`;
  if (answer.body.includes(CANARY) || FRAMEWORK_WORDS.test(answer.body))
    return `says too much: ${answer.body}`;
  if (!answer.headers['content-type']?.startsWith('application/json')) return 'is not JSON';
  if (!answer.headers['content-security-policy']) return 'has no security headers';
  return shapeProblemOf(JSON.parse(answer.body), answer.status, Object.keys(GOOD_BODIES[kind]));
}

function shapeProblemOf(body: ErrorBody, status: number, known: readonly string[]): string | undefined {
  const { statusCode, code, message, fields = [], ...rest } = body;
  if (Object.keys(rest).length > 0) return `has ${Object.keys(rest).join()}`;
  if (statusCode !== status) return `says ${statusCode} with status ${status}`;
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(code)) return `code ${code}`;
  if (!/^[A-Z].*\.$/.test(message)) return `message ${message}`;
  if (!fields.every(({ field, message }) => known.includes(field) && message !== ''))
    return 'names strange fields';
  return undefined;
}

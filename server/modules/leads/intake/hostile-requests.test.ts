import { LEAD_KINDS, LEAD_PATHS, type LeadKind } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import {
  CANARY,
  type HostileRequest,
  hostileRequests,
  postBytes,
} from '../../../../checks/support/hostile-requests.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { sendRaw } from '../../../../checks/support/raw-client.ts';
import { findRefusalProblem } from '../../../../checks/support/refusal-problem.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

describe.each(LEAD_KINDS)('POST %s request, attacked', (kind) => {
  it('refuses each attack in the one shape, repeats nothing, and stores the next good lead', async () => {
    const { port, url, database, logged } = await startTestServer();
    const requests = attacksOn(kind);
    expect(requests.length).toBeGreaterThanOrEqual(30);
    const findings: string[] = [];
    for (const { what, statuses, bytes } of requests) {
      const answers = await sendRaw(port, bytes);
      const problem = findRefusalProblem(answers, statuses, Object.keys(GOOD_BODIES[kind]));
      if (problem) findings.push(`${what}: ${problem}`);
    }
    expect(findings).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(CANARY);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
    expect((await postLead(url, kind)).status).toBe(201);
  });
});

function attacksOn(kind: LeadKind): HostileRequest[] {
  const call = { path: LEAD_PATHS[kind], good: GOOD_BODIES[kind] };
  const headers = ['content-type: application/json', `idempotency-key: ${CANARY} x`];
  return [
    ...hostileRequests({ ...call, takesForms: true, takesLongTexts: kind === 'chatbot' }),
    {
      what: 'a key with a blank',
      statuses: [400],
      bytes: postBytes(call.path, JSON.stringify(call.good), headers),
    },
  ];
}

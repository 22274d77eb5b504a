import { agentTools } from 'contract/agents/agent-tools.ts';
import { ESTIMATE_CREDITS } from 'contract/agents/product-tools.ts';
import { expect, it } from 'vitest';
import { plans, roiOptions } from './written-plans.ts';

it.each(
  Object.entries({ ...agentTools(plans, roiOptions), estimate_credits: ESTIMATE_CREDITS }).flatMap(
    ([tool, { input }]) =>
      Object.entries<object>(input.properties).map(([name, schema]) => [tool, name, schema] as const),
  ),
)('describes to an agent, of %s, what %s takes', (_tool, _name, schema) => {
  expect(schema).toMatchObject({ description: expect.stringMatching(/\w{2}/) });
});

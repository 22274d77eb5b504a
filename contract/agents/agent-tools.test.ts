import { expect, it } from 'vitest';
import { AGENT_TOOLS } from './agent-tools.ts';
import { ESTIMATE_CREDITS } from './product-tools.ts';

it.each(
  Object.entries({ ...AGENT_TOOLS, estimate_credits: ESTIMATE_CREDITS }).flatMap(([tool, { input }]) =>
    Object.entries<object>(input.properties).map(([name, schema]) => [tool, name, schema] as const),
  ),
)('describes to an agent, of %s, what %s takes', (_tool, _name, schema) => {
  expect(schema).toMatchObject({ description: expect.stringMatching(/\w{2}/) });
});

import { AGENT } from 'contract/leads/agent.ts';
import { expect, test } from 'vitest';
import { agentStartAddress, readAgentStart } from './agent-start.ts';

const searchOf = (address: string) => new URL(address, 'https://site.example').search;

test('reads what it wrote', () => {
  const agent = { name: 'R&D #1', role: 'Analyst', goal: 'More: “a” + b?', desc: 'Line 1\nLine 2' };
  expect(readAgentStart(searchOf(agentStartAddress(agent)))).toEqual(agent);
});

test('leads to the form', () => {
  expect(agentStartAddress({ name: 'Handoff writer' })).toBe('/services?name=Handoff+writer#agent-workflow');
});

test('takes no more of an address than the form does', () => {
  const long = 'x'.repeat(10_000);
  const start = readAgentStart(`?name=${long}&desc=${long}`);
  expect(start?.name).toHaveLength(AGENT.name.maxLength);
  expect(start?.desc).toHaveLength(AGENT.desc.maxLength);
});

test.each(['', '?role=Analyst', '?name=', '?name=%20', '?utm_source=news'])(
  'finds no agent in “%s”',
  (search) => {
    expect(readAgentStart(search)).toBeUndefined();
  },
);

test('leaves out the address of a visitor, other parameters and half a character', () => {
  expect(readAgentStart('?name=A&email=a@b.example&q=x')).toEqual({ name: 'A' });
  expect(readAgentStart(`?name=${'x'.repeat(AGENT.name.maxLength - 1)}😀`)?.name).toMatch(/^x+\uFFFD$/);
});

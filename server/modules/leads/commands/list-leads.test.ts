import { describe, expect, it } from 'vitest';
import { filteredCommand, toFilter } from './list-leads.ts';

function readFilter(args: string[]) {
  const quiet = { writeErr: () => {} };
  const command = filteredCommand('list').exitOverride().configureOutput(quiet);
  return toFilter(command.parse(args, { from: 'user' }).opts());
}

describe('filteredCommand', () => {
  it.each([
    [[], {}],
    [['--kind', 'demo'], { kind: 'demo' }],
    [['--state', 'handled', '--text', 'acme'], { state: 'handled', text: 'acme' }],
    [['--since', '2026-03-01'], { since: '2026-03-01T00:00:00.000Z' }],
    [['--until', '2026-03-31'], { before: '2026-04-01T00:00:00.000Z' }],
    [['--until', '2026-03-31T08:00+05:30'], { before: '2026-03-31T02:30:00.000Z' }],
  ])('parses %j', (args, filter) => {
    expect(readFilter(args)).toEqual(filter);
  });

  it.each([
    [['--kind', 'demos']],
    [['--kind', 'toString']],
    [['--state', 'old']],
    [['--since', 'yesterday']],
    [['--since', '2026-02-30']],
    [['--until', '']],
  ])('refuses %j', (args) => {
    expect(() => readFilter(args)).toThrow(/^error: option '--\w+ <\w+>' argument '.*' is invalid\. /);
  });
});

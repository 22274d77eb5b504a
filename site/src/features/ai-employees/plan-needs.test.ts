import { describe, expect, it } from 'vitest';
import { employees } from './employees.ts';
import { needLines, needSentences } from './plan-needs.ts';

/** Needs that only Enterprise meets, and those from Startup on: S2 section 9, 'Plans'. */
describe('what an employee needs', () => {
  it('names the plans that the comparison marks', () => {
    const needs = [
      { work: 'Reading applications', row: 'AI Recruiter' },
      { work: 'Connecting a CRM', row: 'Integrations' },
    ] as const;
    expect(needLines(needs)).toEqual([
      'Reading applications (AI Recruiter): Enterprise',
      'Connecting a CRM (Integrations): Startup or larger',
      'Connections built for you (Custom integrations): Enterprise',
    ]);
    expect(needSentences(needs)).toBe(
      'Reading applications needs Enterprise. Connecting a CRM needs Startup or larger.',
    );
  });

  it('names Enterprise for applications and for RFPs', () => {
    const rows = Object.fromEntries(
      employees().map(({ persona, needs }) => [persona.name, needs.map(({ row }) => row)]),
    );
    expect(rows).toMatchObject({
      Hana: ['AI Recruiter', 'Integrations'],
      Owen: ['RFP Writer', 'Integrations'],
    });
    for (const needed of Object.values(rows)) expect(needed).toContain('Integrations');
  });
});

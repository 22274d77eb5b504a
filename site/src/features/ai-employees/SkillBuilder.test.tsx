import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employees } from './employees.ts';
import { SkillBuilder } from './SkillBuilder.tsx';

it('shows a skill of the sales representative with triggers, output and a test that opens soon', () => {
  const skill = employees().find(({ persona }) => persona.name === 'Noah')?.skill;
  if (!skill) throw new Error('Noah has no skill');
  render(<SkillBuilder skill={skill} name="Noah" />);
  const builder = within(screen.getByRole('region', { name: 'Teach Noah a skill' }));
  for (const text of ['Item created', 'Item updated', /^Opportunity score/]) builder.getByText(text);
  const button = builder.getByRole('button', { name: 'Save & Test skill' });
  const message = document.getElementById(button.getAttribute('popovertarget') ?? '');

  expect(message?.getAttribute('popover')).toBe('auto');
  expect(message?.textContent).toContain('opens soon');
  expect(builder.getByRole('status').contains(message)).toBe(true);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Benefits } from './Benefits.tsx';
import { employees } from './employees.ts';

const buttonsOf = (name: string) => {
  const employee = employees().find(({ persona }) => persona.name === name);
  if (!employee) throw new Error(`no employee is called ${name}`);
  render(<Benefits {...employee} />);
  return screen.queryAllByRole('button');
};

it.each(['Hana', 'Iris', 'Owen'])('shows that this opens soon on both buttons of %s', (name) => {
  const buttons = buttonsOf(name);
  expect(buttons).toHaveLength(2);

  for (const button of buttons) {
    const message = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(button.getAttribute('type')).toBe('button');
    expect(message?.getAttribute('popover')).toBe('auto');
    expect(message?.textContent).toContain('opens soon');
    // A screen reader reads what appears inside.
    expect(message?.closest('[role=status]')).not.toBeNull();
  }
});

it.each(['Ava', 'Marco', 'Lena', 'Noah'])('shows no button without a destination for %s', (name) => {
  expect(buttonsOf(name)).toEqual([]);
});

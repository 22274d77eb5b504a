import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SectionOrder } from './SectionOrder.tsx';

const NAMES = ['plans', 'features', 'questions'];

function Page({ first = NAMES.join('\n') }) {
  const [value, setValue] = useState(first);
  return (
    <SectionOrder
      {...{ label: 'Sections', hint: '', value, names: NAMES }}
      isLocked={false}
      onChange={setValue}
    />
  );
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('moves a section by keyboard alone, to where its button is of no use', async () => {
  const user = userEvent.setup();
  render(<Page />);
  button('Move plans down').focus();
  await user.keyboard('{Enter}');
  expect(items()).toEqual(['featuresHide', 'plansHide', 'questionsHide']);
  expect(document.activeElement).toBe(button('Move plans down'));
  await user.keyboard('{Enter}');
  expect(items()).toEqual(['featuresHide', 'questionsHide', 'plansHide']);
  expect(document.activeElement).toBe(button('Move plans up'));
  expect(screen.getByText('plans: 3 of 3')).toBeTruthy();
});

it('shows a hidden section last, and hides all but one', async () => {
  const user = userEvent.setup();
  render(<Page first="plans" />);
  expect((button('Hide plans') as HTMLButtonElement).disabled).toBe(true);
  await user.click(button('Show questions'));
  expect(items()).toEqual(['plansHide', 'questionsHide', 'featuresShow']);
  expect(document.activeElement).toBe(button('Move questions up'));
});

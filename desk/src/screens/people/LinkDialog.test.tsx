import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { LinkDialog } from './LinkDialog.tsx';

it('selects the link where the browser lets no page copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const link = 'https://desk.example/desk/link#secret';
  render(
    <>
      <LinkDialog given={{ name: 'Lena Fuchs', invitation: { link } } as never} onClose={() => {}} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/The link is selected: press/)).toBeTruthy();
  expect(getSelection()?.toString()).toBe(link);
});

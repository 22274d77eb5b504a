import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './Field.tsx';

it('shows an error in place of the hint, and describes the field by it alone', () => {
  const { rerender } = render(<TextField label="Name" hint="What you’ll call it" />);
  screen.getByRole('textbox', { name: 'Name', description: 'What you’ll call it' });

  rerender(<TextField label="Name" hint="What you’ll call it" error="Enter a name." />);
  screen.getByRole('textbox', { name: 'Name', description: 'Enter a name.' });
  expect(screen.queryByText('What you’ll call it')).toBeNull();
});

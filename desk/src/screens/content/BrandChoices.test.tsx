import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColorChoice, MarkChoice } from './BrandChoices.tsx';

const MARK = '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';
const show = (Choice: typeof ColorChoice | typeof MarkChoice, value: string) => {
  const onChange = vi.fn();
  const address = Choice === ColorChoice ? 'site#colors.agent' : 'site#mark';
  const { container } = render(<Choice label="It" isLocked={false} {...{ address, value, onChange }} />);
  return { container, onChange };
};

it('shows a color by eye, and how pages show it', () => {
  show(ColorChoice, '#facc15');
  expect(screen.getByLabelText('Choose It')).toHaveProperty('value', '#facc15');
  expect(screen.getByText(/Too light to be read, so it is darkened\. Pages show #826802/)).toBeTruthy();
});

it('says how a color is written', () => {
  show(ColorChoice, 'teal');
  expect(screen.getByText(/Write # and six digits/)).toBeTruthy();
});

it('shows a mark in each size, light and dark', () => {
  show(MarkChoice, MARK);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('height'))).toEqual([
    '16',
    '32',
    '180',
    '16',
    '32',
    '180',
  ]);
});

it.each(['', '<svg>', MARK.replace('<path', '<script/><path')])('shows no picture of “%s”', (value) => {
  show(MarkChoice, value);
  expect(screen.queryByRole('img')).toBeNull();
});

it('takes the text of a file', async () => {
  const { container, onChange } = show(MarkChoice, '');
  const file = new File([MARK], 'mark.svg', { type: 'image/svg+xml' });
  await userEvent.upload(container.querySelector('input[type="file"]') as HTMLInputElement, file);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(MARK));
});

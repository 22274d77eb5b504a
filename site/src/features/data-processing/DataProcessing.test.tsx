import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProcessing } from './DataProcessing.tsx';

function readEntries(): Record<string, string> {
  const meanings = screen.getAllByRole('definition');
  return Object.fromEntries(
    screen.getAllByRole('term').map((term, at) => [term.textContent, meanings[at]?.textContent ?? '']),
  );
}

it('names the recipients that are connected, and those that are not', () => {
  const processing = { connected: ['crm'], retentionDays: { demo: 30 }, copiesKept: 7 } as const;
  render(<DataProcessing processing={processing} />);
  expect(readEntries()).toMatchObject({
    'Customer records': expect.stringContaining('whole request'),
    'Demo bookings': 'Deleted 30 days after they arrived.',
    'Contact requests': 'Deleted when you ask us to.',
    'Copies of the database': 'The newest 7 are kept, one a day.',
  });
  expect(screen.getByText(/Not connected on this server: Email, Team chat,/).textContent).not.toContain(
    'Customer records',
  );
});

it('claims that no one gets data where no recipient is connected', () => {
  render(<DataProcessing processing={{ connected: [], retentionDays: {}, copiesKept: null }} />);
  expect(screen.getByText(/no recipient is connected/)).toBeDefined();
});

it('claims nothing without a server', () => {
  render(<DataProcessing processing={undefined} />);
  expect(screen.queryAllByRole('definition')).toEqual([]);
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content } from '../../../content.ts';
import { Desk } from './Desk.island.tsx';

const { drafts, done, words } = content().one('pages/home').desk;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9, 14) });
  render(
    <Desk drafts={drafts} done={done} words={words}>
      Where to go on
    </Desk>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** The row of a draft, by the agent who wrote it. */
const row = (agent: string) => screen.getByText(agent, { exact: true }).closest('summary') as HTMLElement;
const draftOf = (agent: string) => within(row(agent).closest('details') as HTMLElement);
const press = (agent: string, name: string, detail = 1) =>
  fireEvent.click(draftOf(agent).getByRole('button', { name }), { detail });
const write = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
function approveAll(ms: number) {
  press('Noah', 'Approve');
  press('Marco', 'Approve');
  act(() => vi.advanceTimersByTime(ms));
  press('Felix', 'Approve');
}
const trail = () =>
  within(screen.getByRole('list', { name: 'Audit trail' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Returns which drafts are open, by row. */
const open = () =>
  ['Noah', 'Marco', 'Felix'].filter((agent) => row(agent).closest('details')?.hasAttribute('open'));

describe('approving', () => {
  test('marks the draft, logs the time and focuses the next row', () => {
    press('Noah', 'Approve');
    expect(row('Noah').textContent).toContain('✓ Approved');
    expect(draftOf('Noah').queryAllByRole('button')).toEqual([]);
    expect(trail()[0]).toBe('You approved Noah’s reply9:14 AM');
    expect(document.activeElement).toBe(row('Marco'));
    expect(open()).toEqual(['Marco']);
  });

  test('counts a double click once', () => {
    press('Noah', 'Approve');
    // The draft that has moved up lies under the second press.
    press('Marco', 'Approve', 2);
    expect(trail()).toHaveLength(done.length + 1);
    expect(row('Marco').textContent).not.toContain('Approved');
  });

  test('shows the total time after the last draft, and focuses it', () => {
    approveAll(40_000);
    const said = screen.getByText('Three decisions, 40 seconds. That’s your part of the job.');
    expect(document.activeElement).toBe(said);
    screen.getByText('Where to go on');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(trail()).toHaveLength(done.length);
    expect(trail()[0]).toContain('Hana');
    expect(document.activeElement).toBe(row('Noah'));
  });

  test('counts from the moment that the script came', () => {
    act(() => vi.advanceTimersByTime(20_000));
    approveAll(40_000);
    screen.getByText('Three decisions, 60 seconds. That’s your part of the job.');
  });
});

describe('editing', () => {
  test('keeps the text, and logs the number of changed words', () => {
    press('Noah', 'Edit');
    const text = screen.getByRole('textbox', { name: 'Edit Noah’s reply' });
    expect(document.activeElement).toBe(text);
    write(`${drafts[0]?.text} Warm regards`);
    press('Noah', 'Save');
    draftOf('Noah').getByText(`${drafts[0]?.text} Warm regards`);
    expect(trail()[0]).toContain('You changed 2 words in Noah’s reply');
    expect(document.activeElement).toBe(draftOf('Noah').getByRole('button', { name: 'Approve' }));
  });

  test('discards the text on Never mind, without a line in the trail', () => {
    press('Noah', 'Edit');
    write('Something else');
    press('Noah', 'Never mind');
    draftOf('Noah').getByText(drafts[0]?.text ?? '');
    expect(trail()).toHaveLength(done.length);
  });
});

test('shows a second draft once for the reason that was given', () => {
  press('Marco', 'Send back');
  press('Marco', 'Too risky');
  draftOf('Marco').getByRole('button', { name: 'Marco’s on it' });
  act(() => vi.advanceTimersByTime(900));
  draftOf('Marco').getByText(/we’ll move the opening from the 23rd/);
  expect(trail()[0]).toContain('Marco wrote a second draft');
  expect(trail()[1]).toContain('You sent back Marco’s plan: “Too risky”');
  expect(document.activeElement).toBe(draftOf('Marco').getByRole('button', { name: 'Approve' }));
  expect(draftOf('Marco').queryByRole('button', { name: 'Send back' })).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROI_FOR_DEMO } from '../../api/roi-for-demo.ts';
import { slotsOn } from '../../product/office.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

const FIGURES = 'employees=40&useCase=customer-service';
const LINE = /^Your ROI result comes along: \$891,000\.0 saved per year\./;

const onBooked = vi.fn();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockImplementation(async () => new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', send);
  const details = {
    firstName: 'Mira',
    lastName: 'Rao',
    phone: '98765 43210',
    email: 'mira@example.com',
    consent: true,
  };
  sessionStorage.setItem('demo-details', JSON.stringify(details));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Stores the note of the ROI calculator for a visitor who checks its box. */
function noteResult() {
  sessionStorage.setItem(
    ROI_FOR_DEMO,
    JSON.stringify({ figures: FIGURES, words: '$891,000.0 saved per year' }),
  );
}

/** The last step of a booking, with all details filled in. */
function openDialog() {
  const [slot] = slotsOn('2030-01-15');
  if (!slot) throw new Error('no half-hour');
  render(
    <DetailsDialog
      isOpen
      choice={{ date: '2030-01-15', slot }}
      hasPassed={false}
      isTaken={false}
      isUnanswered={false}
      onClose={vi.fn()}
      onBusyChange={vi.fn()}
      onChoose={vi.fn()}
      onProposed={() => 'free'}
      onTaken={vi.fn()}
      onUnanswered={vi.fn()}
      onBooked={onBooked}
    />,
  );
}

/** Presses the last button; resolves to what the request says beside its body. */
async function schedule() {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Schedule Meeting' }));
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  return new Headers(send.mock.calls[0]?.[1]?.headers).get('baggage');
}

it('sends a saved ROI result with the booking, and deletes it', async () => {
  noteResult();
  openDialog();
  screen.getByText(LINE);

  expect(await schedule()).toContain(`roi_figures=${encodeURIComponent(FIGURES)}`);
  expect(sessionStorage.getItem(ROI_FOR_DEMO)).toBeNull();
});

it('does not send an ROI result that the visitor leaves out', async () => {
  noteResult();
  openDialog();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.queryByText(LINE)).toBeNull();
  expect(sessionStorage.getItem(ROI_FOR_DEMO)).toBeNull();

  expect(await schedule()).not.toContain('roi_figures');
});

it('neither shows nor sends an ROI result that was not saved', async () => {
  openDialog();
  expect(screen.queryByText(/ROI result/)).toBeNull();

  expect(await schedule()).not.toContain('roi_figures');
});

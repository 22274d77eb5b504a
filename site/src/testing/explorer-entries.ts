import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Content that a visitor meets behind a tab of an explorer. */
export interface MetEntry {
  selected: string;
  panel: string;
  heading: string;
  description: string;
  picture: string;
  hasImpact: boolean;
}

/** Presses every tab in turn, the first one last, and tells what each shows. */
export async function meetEntries(): Promise<MetEntry[]> {
  const user = userEvent.setup();
  const [first, ...others] = screen.getAllByRole('tab');
  const met: MetEntry[] = [];
  for (const tab of [...others, first as HTMLElement]) {
    await user.click(tab);
    const panel = screen.getByRole('tabpanel');
    const inside = within(panel);
    met.push({
      selected: screen.getByRole('tab', { selected: true }).textContent,
      panel: document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      heading: inside.getByRole('heading').textContent,
      description: inside.getAllByRole('paragraph')[0]?.textContent ?? '',
      picture: inside.getByRole('img').getAttribute('aria-label') ?? '',
      hasImpact: inside.queryByText('Business impact') !== null,
    });
  }
  return met;
}

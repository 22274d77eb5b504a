import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RoiCalculator } from './RoiCalculator.island.tsx';

test('shows the specified figures with separators and one decimal', async () => {
  const user = userEvent.setup();
  render(<RoiCalculator />);
  await user.selectOptions(screen.getByLabelText('Use case'), 'Customer service');
  await user.selectOptions(screen.getByLabelText('Industry'), 'Technology');
  await user.click(screen.getByRole('button', { name: 'Calculate ROI' }));
  const results = await screen.findByRole('region', { name: 'ROI results' });
  expect(within(results).getByText('Current costs').nextElementSibling?.textContent).toContain('$7,500,000.0');
});

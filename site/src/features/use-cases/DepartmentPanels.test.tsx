import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from '../../design/ui/Tabs.island.tsx';
import { DepartmentPanels } from './DepartmentPanels.tsx';
import { departments, departmentTabs } from './departments.ts';

const NAMES = departments().map(({ name }) => name);
const COLUMNS = [
  'Agent Name',
  'Description',
  'Complexity',
  'Instant Demo Readiness',
  'Production Go-Live Time',
];

function renderCatalogue() {
  render(
    <Tabs layout="tiles" isInAddress label="Departments" tabs={departmentTabs()}>
      <DepartmentPanels />
    </Tabs>,
  );
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('shows ten tiles and begins with Marketing', () => {
  renderCatalogue();
  expect(texts(screen.getAllByRole('tab'))).toEqual(NAMES);
  expect(NAMES).toHaveLength(10);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Marketing');
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Marketing' })]);
});

test.each(departments())('shows the agents of $name in a table of five columns', async ({ name, agents }) => {
  const user = userEvent.setup();
  renderCatalogue();
  await user.click(screen.getByRole('tab', { name }));
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name })]);
  const table = screen.getByRole('table', { name });
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual(COLUMNS);
  expect(texts(within(table).getAllByRole('rowheader'))).toEqual(agents.map((agent) => agent.name));
  for (const agent of agents) {
    const row = within(table).getByRole('rowheader', { name: agent.name }).closest('tr') as HTMLElement;
    expect(texts(within(row).getAllByRole('cell'))).toEqual([
      agent.description,
      agent.complexity,
      agent.demoReady,
      agent.goLiveTime,
    ]);
    expect(agent.description).toMatch(/\w+ \w+/);
  }
});

test.each([
  ['Low', 'good'],
  ['Medium', 'warn'],
  ['High', 'bad'],
])('shows complexity %s as a word and by the color of its chip', async (word, tone) => {
  const user = userEvent.setup();
  renderCatalogue();
  await user.click(screen.getByRole('tab', { name: 'Others' }));
  const chips = within(screen.getByRole('table')).getAllByText(word);
  for (const chip of chips) expect(chip.classList.contains(tone)).toBe(true);
});

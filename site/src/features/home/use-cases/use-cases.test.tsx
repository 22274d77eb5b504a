import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExplorerPanels } from '../../../design/ui/ExplorerPanels.tsx';
import { Tabs } from '../../../design/ui/Tabs.island.tsx';
import { meetEntries } from '../../../testing/explorer-entries.ts';
import { listUseCases, listUseCaseTabs } from './use-cases.tsx';

const NAMES = [
  'Scrum Agent',
  'Sales Agent',
  'SEO Agent',
  'Project Management Agents',
  'Customer Support Agent',
  'Analytics Agent',
  'AI for Teachers',
  'Knowledge Agent',
  'AI for Contracts and Arbitration',
];

function renderExplorer() {
  render(
    <Tabs layout="row" label="Use cases" tabs={listUseCaseTabs()}>
      <ExplorerPanels entries={listUseCases()} impact="Business impact" />
    </Tabs>,
  );
}

test('begins with Scrum Agent, the first of nine use cases', () => {
  renderExplorer();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(NAMES);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Scrum Agent');
  expect(screen.getByRole('tabpanel', { name: 'Scrum Agent' })).toBe(screen.getByRole('tabpanel'));
});

test('shows a description, a picture and the business impact of each use case', async () => {
  renderExplorer();
  const met = await meetEntries();
  expect(met.map(({ selected }) => selected)).toEqual([...NAMES.slice(1), NAMES[0]]);
  for (const { selected, panel, heading, picture, hasImpact } of met) {
    expect([panel, heading, hasImpact]).toEqual([selected, selected, true]);
    expect(picture).toMatch(/\w+ \w+/);
  }
  expect(new Set(met.map(({ picture }) => picture)).size).toBe(NAMES.length);
  expect(new Set(met.map(({ description }) => description)).size).toBe(NAMES.length);
});

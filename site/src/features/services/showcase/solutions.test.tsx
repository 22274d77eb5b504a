import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExplorerPanels } from '../../../design/ui/ExplorerPanels.tsx';
import { Tabs } from '../../../design/ui/Tabs.island.tsx';
import { meetEntries } from '../../../testing/explorer-entries.ts';
import { showcaseTabs, solutions } from './solutions.tsx';

const NAMES = [
  'Enterprise',
  'Document',
  'Marketing',
  'Financial',
  'Legal',
  'RAG',
  'Proposal',
  'Study',
  'Solutioning',
];

function renderShowcase() {
  render(
    <Tabs layout="row" label="Solutions" tabs={showcaseTabs()}>
      <ExplorerPanels entries={solutions()} impact="Business impact" />
    </Tabs>,
  );
}

test('begins with Enterprise, the first of nine solutions', () => {
  renderShowcase();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(NAMES);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Enterprise');
  expect(screen.getByRole('tabpanel', { name: 'Enterprise' })).toBe(screen.getByRole('tabpanel'));
});

test('shows a title, a picture and the business impact of each solution', async () => {
  renderShowcase();
  const met = await meetEntries();
  expect(met.map(({ selected }) => selected)).toEqual([...NAMES.slice(1), NAMES[0]]);
  for (const { selected, panel, picture, hasImpact } of met) {
    expect([panel, hasImpact]).toEqual([selected, true]);
    expect(picture).toMatch(/\w+ \w+/);
  }
  expect(new Set(met.map(({ picture }) => picture)).size).toBe(NAMES.length);
  expect(new Set(met.map(({ heading }) => heading)).size).toBe(NAMES.length);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TabPanel } from './ExplorerPanels.tsx';
import { Tabs } from './Tabs.island.tsx';

const TABS = ['Bread', 'Butter', 'Jam'].map((name) => ({ id: name.toLowerCase(), name }));

function renderTabs(isInAddress = false) {
  return render(
    <Tabs label="Breakfast" layout="row" tabs={TABS} isInAddress={isInAddress}>
      {TABS.map(({ id, name }, index) => (
        <TabPanel id={id} isFirst={index === 0} key={id}>
          All about {name}
        </TabPanel>
      ))}
    </Tabs>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

function expectChosen(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual([
    `All about ${name}`,
  ]);
}

test('shows the first panel, and another one after a click', async () => {
  const user = userEvent.setup();
  renderTabs();
  expectChosen('Bread');
  await user.click(tab('Jam'));
  expectChosen('Jam');
});

describe('keyboard', () => {
  test.each([
    ['Bread', 'ArrowRight', 'Butter'],
    ['Bread', 'ArrowDown', 'Butter'],
    ['Butter', 'ArrowLeft', 'Bread'],
    ['Butter', 'ArrowUp', 'Bread'],
    ['Bread', 'ArrowLeft', 'Jam'],
    ['Bread', 'ArrowUp', 'Jam'],
    ['Jam', 'ArrowRight', 'Bread'],
    ['Jam', 'ArrowDown', 'Bread'],
    ['Bread', 'End', 'Jam'],
    ['Jam', 'Home', 'Bread'],
  ])('moves from %s by %s to %s and shows its panel', async (from, key, to) => {
    const user = userEvent.setup();
    renderTabs();
    await user.click(tab(from));
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(tab(to));
    expectChosen(to);
  });

  test('leaves Alt with an arrow to the browser', () => {
    renderTabs();
    tab('Bread').focus();
    expect(fireEvent.keyDown(tab('Bread'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expectChosen('Bread');
  });

  test('makes only the chosen tab a tab stop', async () => {
    const user = userEvent.setup();
    renderTabs();
    await user.click(tab('Butter'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  });
});

describe('address', () => {
  test('opens the panel that the address names, on load and later', () => {
    window.location.hash = '#jam';
    renderTabs();
    expectChosen('Jam');
    window.location.hash = '#butter';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expectChosen('Butter');
  });

  test('opens the first panel if the address names no panel', () => {
    window.location.hash = '#lunch';
    renderTabs();
    expectChosen('Bread');
  });

  test('follows clicks and keys without a new entry in the history', async () => {
    const user = userEvent.setup();
    renderTabs(true);
    const entries = window.history.length;
    await user.click(tab('Butter'));
    expect(window.location.hash).toBe('#butter');
    await user.keyboard('{End}');
    expect(window.location.hash).toBe('#jam');
    expect(window.history.length).toBe(entries);
  });

  test('leaves the address unchanged unless the choice should be kept', async () => {
    const user = userEvent.setup();
    renderTabs();
    await user.click(tab('Butter'));
    expect(window.location.hash).toBe('');
  });
});

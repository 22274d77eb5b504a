import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content } from '../../content.ts';
import { RoiCalculator } from './RoiCalculator.island.tsx';
import { BlankResults } from './Sections.tsx';

const OPTIONS = content().one('roi-options');
let user = userEvent.setup();

beforeEach(() => {
  // Brings a clipboard along.
  user = userEvent.setup();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const results = () => screen.getByRole('region', { name: 'ROI results' });
const note = () => within(results()).getByRole('status').textContent;
const figureNames = () => within(results()).queryAllByRole('term');

/** The remark below a field, without its unit before it. */
const descriptionOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

/** The value beside a name in the results. */
const figure = (name: string) => within(results()).getByText(name, { selector: 'dt' }).nextElementSibling;

/** A row of the three scenarios, by the beginning of its name. */
const row = (name: RegExp) => within(results()).getByRole('row', { name });

async function chooseBoth() {
  await user.selectOptions(field('Use case'), 'Customer service');
  await user.selectOptions(field('Industry'), 'Technology');
}

async function enter(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
}

async function calculate() {
  await user.click(screen.getByRole('button', { name: 'Calculate ROI' }));
}

/** The calculator with both lists chosen, the values entered and the button pressed. */
async function calculateWith(values: Record<string, string> = {}) {
  render(<RoiCalculator options={OPTIONS} />);
  await chooseBoth();
  await enter(values);
  await calculate();
}

describe('before a calculation', () => {
  it.each([
    ['Number of employees', '100'],
    ['Average salary', '75000'],
    ['Hours per week', '40'],
    ['Automation percentage', '30'],
    ['Implementation cost', '50000'],
    ['Use case', ''],
    ['Industry', ''],
  ])('fills %s with "%s"', (label, value) => {
    render(<RoiCalculator options={OPTIONS} />);

    expect(field(label).value).toBe(value);
  });

  it('offers ten use cases, ten industries and a slider from 10 to 80 in steps of 5', () => {
    render(<RoiCalculator options={OPTIONS} />);

    for (const label of ['Use case', 'Industry']) {
      expect(within(field(label)).getAllByRole('option')).toHaveLength(1 + 10);
    }
    const { min, max, step } = field('Automation percentage');
    expect([min, max, step]).toEqual(['10', '80', '5']);
  });

  it('shows an example, marked as one, in place of a result', () => {
    render(
      <RoiCalculator options={OPTIONS}>
        <BlankResults />
      </RoiCalculator>,
    );

    expect(note()).toBe('Pick a use case and an industry to see your result.');
    expect(figureNames()).toEqual([]);
    within(results()).getByText(/^Example: 15 people in customer service, retail\./);
    expect(results().textContent).toContain('Payback5.9');
  });
});

describe('the result', () => {
  it.each([
    ['Current costs', '$7,500,000.0'],
    ['Potential savings', '$1,215,000.0'],
    ['ROI', '2,330.0%'],
    ['Payback', '0.5'],
    ['Productivity gain', '16.2%'],
  ])('shows %s as %s', async (name, value) => {
    await calculateWith();

    expect(figure(name)?.textContent).toContain(value);
  });

  it('calls the result an estimate, and shows how it is calculated', async () => {
    await calculateWith();

    expect(note()).toBe('An estimate: $1,215,000.0 saved per year for customer service in technology.');
    expect(results().textContent).toContain('100 employees × $75,000.0');
  });

  it.each([
    [/^Cautious/, ['Half the savings', '$607,500.0', '1,115.0%', '1.0 mo']],
    [/^As entered/, ['The numbers above', '$1,215,000.0', '2,330.0%', '0.5 mo']],
    [/^Costly rollout/, ['Implementation at 1.25x', '$1,215,000.0', '1,844.0%', '0.6 mo']],
  ])('shows the scenario %s', async (name, texts) => {
    await calculateWith();

    for (const text of texts) within(row(name)).getByText(text);
  });

  it('highlights the cautious scenario first, then the one under the focus or the pointer', async () => {
    await calculateWith();
    const pressed = () => within(results()).getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Cautious');
    within(results()).getByText('Cautious: paid back after 1.0 months');
    within(results()).getByText('Month 1.0');

    // The button before it.
    within(results()).getByRole('button', { name: 'Cautious' }).focus();
    await user.tab();
    expect(pressed()).toBe('As entered');
    within(results()).getByText('Month 0.5');

    await user.hover(row(/^Costly rollout/));
    expect(pressed()).toBe('Costly rollout');
    expect(results().textContent).toContain('Implementation, once: $62,500.0');
  });

  it.each([
    ['40', '6.5'],
    ['20', '3.2'],
  ])('frees from %s hours per week %s hours, without a change in savings', async (hours, freed) => {
    await calculateWith({ 'Hours per week': hours });

    expect(results().textContent).toContain(`about ${freed} hours a week per person`);
    expect(figure('Potential savings')?.textContent).toContain('$1,215,000.0');
  });

  it('shows a dash and a reason without an implementation cost', async () => {
    await calculateWith({ 'Implementation cost': '0' });

    for (const name of ['ROI', 'Payback']) expect(figure(name)?.textContent).toContain('–');
    within(results()).getByText('Nothing to pay back');
    expect(results().textContent).toContain('Add an implementation cost');
    expect(results().textContent).not.toMatch(/NaN|Infinity|∞/);
  });

  it('shows a sentence without savings, and counts words as 0', async () => {
    await calculateWith({ 'Number of employees': 'many' });

    expect(figureNames()).toEqual([]);
    expect(note()).toContain('No savings with these numbers');
  });

  it('shows finite numbers for large entries', async () => {
    await calculateWith({ 'Number of employees': '9'.repeat(40), 'Average salary': '9'.repeat(40) });

    expect(figure('Potential savings')?.textContent).toMatch(/^\$\d/);
    expect(results().textContent).not.toMatch(/NaN|Infinity|∞/);
  });

  it('stays until the next calculation, and reports that a number has changed', async () => {
    await calculateWith();
    await enter({ 'Number of employees': '200' });
    expect(note()).toBe('You’ve changed a number. Calculate again.');
    expect(figure('Current costs')?.textContent).toContain('$7,500,000.0');
    await calculate();

    expect(figure('Current costs')?.textContent).toContain('$15,000,000.0');
    expect(note()).toContain('An estimate');
  });
});

describe('number fields', () => {
  const remark = (label: string) => descriptionOf(field(label));

  it.each([
    ['Average salary', '1,00,000', 'USD per year · $100,000'],
    ['Average salary', '₹75,000', 'USD per year · $75,000'],
    ['Average salary', '75\u202f000', 'USD per year · $75,000'],
    ['Average salary', '75.000', 'We read this as $75. Write it like 75000.'],
    ['Implementation cost', '50k', 'We read this as $50. Write it like 50000.'],
    ['Hours per week', '37,5', 'We read this as 37. Write it like 40.'],
    ['Hours per week', '168000', 'We read this as 168,000. Use 0 to 168 hours.'],
    ['Hours per week', '168', 'Per person'],
    ['Number of employees', '168000', 'On the team · 168,000'],
  ])('explains in %s: %s', async (label, text, sentence) => {
    render(<RoiCalculator options={OPTIONS} />);
    await enter({ [label]: text });

    expect(remark(label)).toBe(sentence);
  });

  it('calculates with the number as read, including Indian grouping', async () => {
    await calculateWith({ 'Average salary': '₹1,00,000', 'Number of employees': '1.000.000' });

    expect(figure('Current costs')?.textContent).toContain('$100,000,000,000.0');
  });
});

it.each([
  ['Industry', 'Use case'],
  ['Use case', 'Industry'],
])('marks with %s alone the missing %s, focuses it and calculates nothing', async (present, missing) => {
  render(<RoiCalculator options={OPTIONS} />);
  const choose = (label: string) =>
    user.selectOptions(field(label), within(field(label)).getAllByRole('option')[1] ?? '');
  await choose(present);
  await calculate();

  expect(field(missing).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field(missing).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    `Choose ${missing === 'Industry' ? 'an industry' : 'a use case'} to calculate`,
  );
  expect(document.activeElement).toBe(field(missing));
  expect(field(present).getAttribute('aria-invalid')).toBe('false');
  expect(figureNames()).toEqual([]);

  await choose(missing);
  expect(field(missing).getAttribute('aria-invalid')).toBe('false');
});

describe('the address of the page', () => {
  it('shows the same result when it is opened again', async () => {
    render(<RoiCalculator options={OPTIONS} />);
    await chooseBoth();
    await enter({ 'Number of employees': '40' });
    fireEvent.input(field('Automation percentage'), { target: { value: '55' } });
    await calculate();
    expect(figure('Potential savings')?.textContent).toContain('$891,000.0');
    expect(location.search).toBe('');
    expect(location.hash).toMatch(/^#roi-results&employees=40&/);
    cleanup();
    render(<RoiCalculator options={OPTIONS} />);

    expect(field('Number of employees').value).toBe('40');
    within(screen.getByRole('form', { name: 'Your organization' })).getByText('55%');
    expect(figure('Potential savings')?.textContent).toContain('$891,000.0');
  });

  it('fills the form after a reload, without a result until the button is pressed', async () => {
    render(<RoiCalculator options={OPTIONS} />);
    await chooseBoth();
    await enter({ 'Average salary': '61,500' });
    cleanup();
    render(<RoiCalculator options={OPTIONS} />);

    expect(field('Average salary').value).toBe('61,500');
    expect(field('Industry').value).toBe('technology');
    expect(figureNames()).toEqual([]);
  });
});

describe('Copy link', () => {
  it('copies a link with the numbers behind the #', async () => {
    await calculateWith({ 'Number of employees': '40,0' });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    await screen.findByText('Link copied. It carries your numbers.');
    const link = new URL(await navigator.clipboard.readText());
    expect(link.search).toBe('');
    expect(link.hash).toMatch(/^#roi-results&employees=40&/);
  });

  it('shows the link when the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await calculateWith();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    await screen.findByText(/^Copy it here: .*#roi-results&employees=100&/);
  });

  it('shows the link when the browser has no clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await calculateWith();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    await screen.findByText(/^Copy it here: .*#roi-results&employees=100&/);
  });
});

describe('the checkbox that brings the result to the demo', () => {
  const box = () => screen.getByLabelText<HTMLInputElement>('Bring this result to the demo');
  const noted = () => sessionStorage.getItem('roi-for-demo');

  it('saves nothing until it is checked', async () => {
    await calculateWith();

    expect(box().checked).toBe(false);
    expect(noted()).toBeNull();
  });

  it('saves the result when it is checked, and deletes it when it is unchecked', async () => {
    await calculateWith();
    await user.click(box());
    expect(box().checked).toBe(true);
    expect(JSON.parse(noted() ?? '')).toEqual({
      figures: expect.stringContaining('employees=100&'),
      words: '$1,215,000.0 saved per year for customer service in technology',
    });
    await user.click(box());

    expect(box().checked).toBe(false);
    expect(noted()).toBeNull();
  });

  it('stays checked, and saves the next calculation instead', async () => {
    await calculateWith();
    await user.click(box());
    await enter({ 'Number of employees': '80' });
    expect(noted()).toContain('employees=100&');
    await calculate();

    expect(box().checked).toBe(true);
    expect(noted()).toContain('employees=80&');
  });

  it('stays unchecked when the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await calculateWith();
    await user.click(box());

    expect(box().checked).toBe(false);
  });
});

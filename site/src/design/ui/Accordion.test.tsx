import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { Accordion } from './Accordion.tsx';

const whyChoose = content().one('pages/home').whyChoose.questions;

test('closes every answer at first, and lets the browser open one at a time', () => {
  render(<Accordion name="why" questions={whyChoose} />);
  expect(whyChoose.length).toBeGreaterThan(2);
  const items = screen.getAllByRole('group') as HTMLDetailsElement[];
  // Items of one name close each other.
  expect(items.map((item) => [item.open, item.getAttribute('name')])).toEqual(
    whyChoose.map(() => [false, 'why']),
  );
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual(
    whyChoose.map(({ question }) => question),
  );
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(
    whyChoose.map(({ answer }) => answer),
  );
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { content } from '../../content.ts';
import { RunFollower } from './RunFollower.island.tsx';

beforeEach(() => {
  render(<RunFollower run={content().one('pages/services').orchestration.run} />);
});

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Follow the run' });
const note = () => document.querySelector('[aria-live]')?.textContent;
const shown = () => document.querySelectorAll('li:not([data-ahead])').length;
const approve = () => screen.queryByRole('button', { name: 'Approve and send' });
const moveTo = (step: number) => fireEvent.change(slider(), { target: { value: String(step) } });

it('shows the whole run before someone follows it', () => {
  expect(shown()).toBe(7);
  expect(approve()).toBeNull();
});

it('shows the run up to the step of the slider', () => {
  moveTo(3);
  expect(shown()).toBe(4);
  expect(slider().getAttribute('aria-valuetext')).toBe('9:04, Lena');
  expect(note()).toMatch(/reference/);
});

it('stops where a person decides, until the visitor approves', () => {
  moveTo(0);
  moveTo(6);
  expect(slider().value).toBe('5');
  expect(note()).toMatch(/your turn/);

  fireEvent.click(approve() as HTMLElement);
  expect(shown()).toBe(7);
  expect(note()).toMatch(/your decision/);
  expect(approve()).toBeNull();
  expect(document.activeElement).toBe(slider());
});

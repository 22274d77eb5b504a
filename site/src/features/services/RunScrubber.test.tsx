import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RunPicture } from './RunPicture.tsx';
import { RunScrubber } from './RunScrubber.tsx';

beforeEach(() => {
  render(
    <>
      <RunPicture />
      <RunScrubber />
    </>,
  );
  vi.resetModules();
});

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Follow the run' });
const note = () => document.querySelector('[aria-live]')?.textContent;
const shown = () => document.querySelectorAll('[data-run-step]:not([data-ahead])').length;
const approve = () => screen.queryByRole('button', { name: 'Approve and send' });

async function moveTo(step: number) {
  fireEvent.input(slider(), { target: { value: String(step) } });
  // As the page does: at the first move.
  await import('./run-scrubber.ts');
}

it('shows the whole run before someone follows it', () => {
  expect(shown()).toBe(7);
  expect(approve()).toBeNull();
});

it('shows the run up to the step of the slider', async () => {
  await moveTo(3);
  expect(shown()).toBe(4);
  expect(slider().ariaValueText).toBe('9:04, Lena');
  expect(note()).toMatch(/reference/);
});

it('stops where a person decides, until the visitor approves', async () => {
  await moveTo(0);
  await moveTo(6);
  expect(slider().value).toBe('5');
  expect(note()).toMatch(/your turn/);

  fireEvent.click(approve() as HTMLElement);
  expect(shown()).toBe(7);
  expect(note()).toMatch(/your decision/);
  expect(approve()).toBeNull();
  expect(document.activeElement).toBe(slider());
});

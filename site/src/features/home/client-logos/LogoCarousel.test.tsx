import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reflectAria } from '../../../testing/reflect-aria.ts';
import { LogoCarousel } from './LogoCarousel.island.tsx';
import { LogoTrack } from './LogoTrack.tsx';

const STEP_MS = 2800;
const LOGOS = 10;

reflectAria();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderCarousel() {
  render(
    <LogoCarousel count={LOGOS}>
      <LogoTrack />
    </LogoCarousel>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const carousel = () => screen.getByRole('group').parentElement as HTMLElement;
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Lets time pass for a number of moves; fewer are made where the carousel rests. */
const pass = (moves: number) => passTime(moves * STEP_MS);
const moveMouse = (type: 'enter' | 'leave') =>
  type === 'enter'
    ? fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
    : fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
const focus = (name: string) => act(() => button(name).focus());
const blur = (name: string) => act(() => button(name).blur());

/** Expects that the count, the marked logo and the logo in the first place are one and the same. */
function expectSelected(number: number) {
  screen.getByText(`${number} / ${LOGOS}`);
  const logos = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(logos).toHaveLength(LOGOS);
  const at = (index: number) => logos.at(index % LOGOS) as HTMLElement;
  const placed = at(number - 1);
  expect(logos.filter((logo) => logo.ariaCurrent === 'true')).toEqual([placed]);
  expect(placed.style.transform).toBe('translateX(0%)');
  expect(at(number + LOGOS - 2).dataset.position).toBe('-1');
}

describe('the timer', () => {
  test('advances the logos after 2800 ms, not before', () => {
    renderCarousel();
    passTime(STEP_MS - 1);
    expectSelected(1);
    passTime(1);
    expectSelected(2);
  });

  test('shows each of the ten logos in turn and starts over', () => {
    renderCarousel();
    expectSelected(1);
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2]) {
      pass(1);
      expectSelected(number);
    }
  });
});

describe('pausing', () => {
  test('stops from Pause to Play', () => {
    renderCarousel();
    pass(1);
    fireEvent.click(button('Pause'));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    pass(3);
    expectSelected(2);
    fireEvent.click(button('Play'));
    pass(1);
    expectSelected(3);
  });

  test('stops under the mouse', () => {
    renderCarousel();
    moveMouse('enter');
    pass(3);
    expectSelected(1);
    moveMouse('leave');
    pass(1);
    expectSelected(2);
  });

  test('stops while a button has the focus, and moves both ways by the buttons', () => {
    renderCarousel();
    focus('Previous logo');
    pass(3);
    expectSelected(1);
    fireEvent.click(button('Previous logo'));
    expectSelected(10);
    focus('Next logo');
    pass(3);
    expectSelected(10);
    fireEvent.click(button('Next logo'));
    expectSelected(1);
    blur('Next logo');
    pass(1);
    expectSelected(2);
  });

  test('stops while it has the focus after the mouse has left', () => {
    renderCarousel();
    focus('Next logo');
    moveMouse('enter');
    moveMouse('leave');
    pass(3);
    expectSelected(1);
  });

  test('stops under the mouse after the focus has left', () => {
    renderCarousel();
    moveMouse('enter');
    focus('Next logo');
    blur('Next logo');
    pass(3);
    expectSelected(1);
  });

  test('stops until Play under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderCarousel();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    pass(3);
    expectSelected(1);
    fireEvent.click(button('Play'));
    pass(1);
    expectSelected(2);
  });
});

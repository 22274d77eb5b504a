import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { menus } from '../../pages/_site-map.ts';
import { reflectAria } from '../../testing/reflect-aria.ts';
import { Header } from './Header.tsx';

/** Name that types do not follow: the file is a script, which exports nothing. */
const SCRIPT = './header-menus.ts';

reflectAria();
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  render(<Header menus={menus()} />);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
    standInForPopover(button);
  }
  await import(/* @vite-ignore */ SCRIPT);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Adds to a button what happy-dom lacks: a popover, and that it can be seen. */
function standInForPopover(button: HTMLButtonElement) {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  let isOpen = false;
  const turn = (isNowOpen: boolean) => {
    if (isOpen === isNowOpen) return;
    isOpen = isNowOpen;
    const newState = isOpen ? 'open' : 'closed';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  const matches = panel.matches.bind(panel);
  Object.assign(panel, {
    showPopover: () => turn(true),
    hidePopover: () => turn(false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
  button.popoverTargetElement = panel;
  Object.defineProperty(button, 'offsetParent', { value: document.body });
  // As the browser, after every listener: a click that none of them prevents turns the popover.
  document.body.addEventListener('click', (event) => {
    if (button.contains(event.target as Node) && !event.defaultPrevented) turn(!isOpen);
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const menu = (name: string) => button(name).closest('li') as HTMLElement;
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const enter = (pointerType = 'mouse') =>
  menu('AI Services').dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
const leave = () =>
  menu('AI Services').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
const linkInside = () => menu('AI Services').querySelector('ul a') as HTMLElement;

test('reports closed and open menus as collapsed and expanded', () => {
  for (const name of ['Menu', 'Resources', 'AI Services', 'AI Employees']) expect(isOpen(name)).toBe(false);
  fireEvent.click(button('AI Services'));
  expect(isOpen('AI Services')).toBe(true);
  fireEvent.click(button('AI Services'));
  expect(isOpen('AI Services')).toBe(false);
});

describe('a menu under the mouse', () => {
  test('opens after 200 ms of rest, and closes 200 ms after the mouse has left', () => {
    enter();
    vi.advanceTimersByTime(199);
    expect(isOpen('AI Services')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen('AI Services')).toBe(true);
    leave();
    vi.advanceTimersByTime(199);
    expect(isOpen('AI Services')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen('AI Services')).toBe(false);
  });

  test('stays closed when the mouse only passes by, and on touch', () => {
    enter();
    vi.advanceTimersByTime(100);
    leave();
    vi.advanceTimersByTime(1_000);
    expect(isOpen('AI Services')).toBe(false);
    enter('touch');
    vi.advanceTimersByTime(1_000);
    expect(isOpen('AI Services')).toBe(false);
  });

  test.each([
    ['leaves it open', 900, true],
    ['closes it', 3_000, false],
  ])('reacts to a click after opening: the click %s %i ms later', (_, ms, isOpenThen) => {
    enter();
    vi.advanceTimersByTime(200);
    vi.advanceTimersByTime(ms);
    fireEvent.click(button('AI Services'));
    expect(isOpen('AI Services')).toBe(isOpenThen);
  });
});

test('keeps a menu opened by a click open when the mouse leaves', () => {
  fireEvent.click(button('AI Services'));
  enter();
  leave();
  vi.advanceTimersByTime(1_000);
  expect(isOpen('AI Services')).toBe(true);
});

describe('a menu opened by keyboard', () => {
  beforeEach(() => {
    fireEvent.click(button('AI Services'));
    linkInside().focus();
  });

  test('stays open when the mouse passes by', () => {
    enter();
    leave();
    vi.advanceTimersByTime(1_000);
    expect(isOpen('AI Services')).toBe(true);
    expect(document.activeElement).toBe(linkInside());
  });

  test('closes when the focus goes to another menu', () => {
    button('AI Employees').focus();
    expect(isOpen('AI Services')).toBe(false);
  });

  test('stays open when the focus returns to its button', () => {
    button('AI Services').focus();
    expect(isOpen('AI Services')).toBe(true);
  });
});

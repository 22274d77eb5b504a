import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { Toasts } from './Toasts.tsx';
import { dismiss, toast, toastError, useToasts } from './toasts.ts';

beforeEach(() => {
  // Other files leave what their screens have said.
  for (const { id } of renderHook(useToasts).result.current) dismiss(id);
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
});

it('says what was done, and goes by itself', () => {
  act(() => toast('3 leads assigned to Maya'));
  expect(screen.getByRole('status').textContent).toBe('3 leads assigned to Maya');
  act(() => vi.advanceTimersByTime(8_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('stays while the pointer is on it', () => {
  act(() => toast('Moved to Friday'));
  const line = screen.getByRole('status').parentElement as HTMLElement;
  fireEvent.pointerEnter(line);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toBeTruthy();
  fireEvent.pointerLeave(line);
  act(() => vi.advanceTimersByTime(8_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('takes it back once, and says where that failed', async () => {
  const undo = vi.fn(async () => {
    throw new ApiError(409, 'outdated', 'Leo changed it meanwhile.');
  });
  act(() => toast('Marked as spam', undo));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('Leo changed it meanwhile.');
});

it('shows three at most, the newest', () => {
  act(() => {
    for (const text of ['one', 'two', 'three']) toast(text);
    toastError(new Error('of a program'));
  });
  expect(screen.getAllByRole('status').map((line) => line.textContent)).toEqual(['two', 'three']);
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Try again in a moment.');
});

it('names the first field that is at fault, once', () => {
  const fields = [{ field: 'faq#shown', message: 'No answer has this name.' }];
  act(() => {
    toastError(new ApiError(400, 'invalid', 'These texts don’t fit yet.', undefined, fields));
    toastError(new ApiError(400, 'invalid', 'No answer has this name.', undefined, fields));
  });
  expect(screen.getAllByRole('alert').map((line) => line.textContent)).toEqual([
    'These texts don’t fit yet. No answer has this name.',
    'No answer has this name.',
  ]);
});

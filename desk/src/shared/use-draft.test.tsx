// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startDraft, useDraft } from './use-draft.ts';

it('keeps what is typed over a reload, and forgets it once it was sent', () => {
  const first = renderHook(() => useDraft('note of 7'));
  act(() => first.result.current[1]('Called, no answer'));
  first.unmount();

  const second = renderHook(() => useDraft('note of 7'));
  expect(second.result.current[0]).toBe('Called, no answer');
  act(() => second.result.current[2]());
  second.unmount();

  expect(renderHook(() => useDraft('note of 7')).result.current[0]).toBe('');
});

it('forgets what was sent also where its field goes at the same time', () => {
  const { result, unmount } = renderHook(() => useDraft('note of 7'));
  act(() => result.current[1]('Called'));
  act(() => {
    result.current[2]();
    unmount();
  });
  expect(sessionStorage).toHaveLength(0);
});

it('has one for each lead', () => {
  const { result, rerender } = renderHook(({ id }) => useDraft(`note of ${id}`), { initialProps: { id: 7 } });
  act(() => result.current[1]('For seven'));
  rerender({ id: 8 });
  expect(result.current[0]).toBe('');
  rerender({ id: 7 });
  expect(result.current[0]).toBe('For seven');
});

it('opens with what another screen has filled in', () => {
  startDraft('privacy address', 'asha@example.com');
  expect(renderHook(() => useDraft('privacy address')).result.current[0]).toBe('asha@example.com');
});

import type { DeskDemo } from 'contract/desk/calendar.ts';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Carry, canMove, type FreeTime } from './use-carry.ts';

/** So far a pointer moves before a press is a drag, in pixels. */
const SLACK = 5;

interface Options {
  grid: RefObject<HTMLElement | null>;
  carry: Carry;
  free: readonly FreeTime[];
}

/**
 * Drags a demo with a mouse or a pen to one of the targets that show while it is carried. Fingers scroll: for them its dialog
 * has a list of times.
 * @returns for `onPointerDown` of each demo
 */
export function useDrag({ grid, carry }: Options) {
  const latest = useRef(carry);
  latest.current = carry;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return useCallback(
    (event: PointerEvent<HTMLElement>, demo: DeskDemo) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !canMove(demo, Date.now())) return;
      const [fromX, fromY] = [event.clientX, event.clientY];
      let isDragging = false;

      const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
        if (!isDragging) {
          if (Math.hypot(clientX - fromX, clientY - fromY) < SLACK) return;
          isDragging = true;
          latest.current.pickUp(demo, 'pointer');
        }
        scrollNear(grid.current, clientY);
        const target = targetAt(grid.current, clientX, clientY);
        if (target !== undefined) latest.current.carryTo(target);
      };
      const onUp = () => {
        stop.current?.();
        if (!isDragging) return;
        swallowClick();
        latest.current.drop();
      };
      const onKey = ({ key }: globalThis.KeyboardEvent) => {
        if (key !== 'Escape') return;
        stop.current?.();
        latest.current.letGo();
      };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onUp);
      addEventListener('pointercancel', onUp);
      addEventListener('keydown', onKey);
      stop.current = () => {
        removeEventListener('pointermove', onMove);
        removeEventListener('pointerup', onUp);
        removeEventListener('pointercancel', onUp);
        removeEventListener('keydown', onKey);
      };
    },
    [grid],
  );
}

/** The target below the pointer, or the nearest in its column. */
function targetAt(grid: HTMLElement | null, x: number, y: number): string | undefined {
  let nearest: { start: string; distance: number } | undefined;
  for (const target of grid?.querySelectorAll<HTMLElement>('[data-start]') ?? []) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x < left || x > right) continue;
    const distance = Math.abs(y - (top + bottom) / 2);
    if (!nearest || distance < nearest.distance) nearest = { start: target.dataset.start ?? '', distance };
  }
  return nearest?.start;
}

/** Hours that are out of sight come near the edges. */
function scrollNear(grid: HTMLElement | null, y: number): void {
  if (!grid) return;
  const { top, bottom } = grid.getBoundingClientRect();
  if (y < top + 80) grid.scrollTop -= 12;
  else if (y > bottom - 48) grid.scrollTop += 12;
}

/** The press ends with a click on what was dragged, which opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

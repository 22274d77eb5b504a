import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { LineIcon } from '../../../design/ui/LineIcon.tsx';
import reached from '../../../design/ui/reached.module.css';
import unseen from '../../../design/ui/unseen.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './LogoCarousel.module.css';

/** S1 section 9. */
const ADVANCE_MS = 2800;

/**
 * Moves the logos on, one every 2.8 seconds, round and round (S1 sections 2.3 and 4). Until a visitor reaches for it
 * styles alone do (`LogoTrack.module.css`); hydrated then for its buttons. Without script the logos stand in a grid. It
 * rests under a mouse, while the focus is inside, and stays still where people ask for less motion. `children` are the
 * slides: static HTML.
 */
export function LogoCarousel({ count, children }: { count: number; children?: ReactNode }) {
  const words = wordsFor('logos');
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, move] = useReducer((at: number, by: number) => (at + by + count) % count, 0);
  const [isPaused, setIsPaused] = useState(false);
  const [isUnderMouse, setIsUnderMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isResting = isUnderMouse || hasFocus;

  useEffect(() => {
    move(countMoves(viewport.current));
    setIsPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (isPaused || isResting) return;
    const timer = setInterval(move, ADVANCE_MS, 1);
    return () => clearInterval(timer);
  }, [isPaused, isResting]);

  useEffect(() => {
    const slides = viewport.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [];
    for (const [index, slide] of slides.entries())
      placeSlide(slide, index, slidePosition(index, selected, count));
  }, [selected, count]);

  const togglePause = () => {
    setIsPaused(!isPaused);
    // Who asks for motion shall see it, with the focus still on the button.
    setHasFocus(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses to be read; the button does the same for keys
    <div
      className={reached.reached}
      onPointerEnter={({ pointerType }) => setIsUnderMouse(pointerType === 'mouse')}
      onPointerLeave={() => setIsUnderMouse(false)}
      // The focus that a click or a tap leaves on a button doesn't mean that the visitor is reading.
      onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
    >
      <div className={styles.root}>
        <div className={styles.viewport} ref={viewport}>
          {children}
        </div>
        <fieldset className={styles.controls}>
          <legend className={unseen.unseen}>{words.label}</legend>
          <button
            className={`${styles.button} ${styles.step}`}
            type="button"
            aria-label={words.previous}
            onClick={() => move(-1)}
          >
            <LineIcon name="chevronLeft" size={18} />
          </button>
          <button
            className={`${styles.button} ${styles.pause}`}
            type="button"
            aria-label={isPaused ? words.play : words.pause}
            onClick={togglePause}
          >
            <LineIcon name={isPaused ? 'play' : 'pause'} size={18} />
          </button>
          <button
            className={`${styles.button} ${styles.step}`}
            type="button"
            aria-label={words.next}
            onClick={() => move(1)}
          >
            <LineIcon name="chevronRight" size={18} />
          </button>
          <span className={unseen.unseen}>{`${selected + 1} / ${count}`}</span>
        </fieldset>
      </div>
    </div>
  );
}

/** Returns how often styles have moved the logos on. */
function countMoves(viewport: HTMLElement | null): number {
  const [motion] = viewport?.querySelector('[data-slide]')?.getAnimations?.() ?? [];
  return Math.round(Number(motion?.currentTime ?? 0) / ADVANCE_MS - 0.3);
}

/** Shifts a slide to `position`, counted in slides; one that changes ends does so unseen. */
function placeSlide(slide: HTMLElement, index: number, position: number): void {
  const from = Number(slide.dataset.position ?? index);
  slide.dataset.position = String(position);
  slide.ariaCurrent = position === 0 ? 'true' : null;
  slide.style.transition = Math.abs(position - from) === 1 ? '' : 'none';
  slide.style.animation = 'none';
  slide.style.transform = `translateX(${position * 100}%)`;
}

/**
 * Returns the place of a slide when another one is selected, counted in slides from the left edge. The one before the
 * selected waits at -1, so that it leaves to the left before it comes back at the right end.
 */
export function slidePosition(index: number, selected: number, count: number): number {
  return ((index - selected + 1 + count) % count) - 1;
}

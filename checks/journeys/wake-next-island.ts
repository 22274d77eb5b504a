/**
 * Brings the next island that sleeps into view, or the focus into it where it waits for a visitor to reach for it
 * (`reached.module.css`).
 * @returns whether all are awake
 */
export function wakeNextIsland(): boolean {
  const part = document.querySelector('astro-island[ssr]')?.firstElementChild;
  if (part?.getClientRects().length === 0)
    part.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'center' });
  return !part;
}

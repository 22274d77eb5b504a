/**
 * Notes which day of the server's calendar was pressed before the island's script was there; the styles show it as chosen.
 * As a text, since it stands in the page (`book-demo.astro`).
 */
export const EARLY_DAY_SCRIPT = `{let p;addEventListener('click',e=>{const d=e.target.closest?.('astro-island[ssr] td>:enabled:not([aria-disabled])');if(d){if(p)delete p.dataset.early;(p=d).dataset.early=''}})}`;

/** The day that was pressed meanwhile, once. */
export function takeEarlyDay(): string | undefined {
  const day = document.querySelector<HTMLButtonElement>('[data-early]');
  day?.removeAttribute('data-early');
  return day?.value;
}

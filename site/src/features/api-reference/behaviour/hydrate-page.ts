import { showOwnHost } from './host.ts';
import { hydrateSearch } from './search.ts';
import { hydrateTabs } from './tabs.ts';

/** Sets up a page of the reference; runs again for each page that replaces another. */
export function hydratePage(): void {
  openListBesideText();
  showOwnHost();
  hydrateTabs();
  hydrateSearch();
}

/**
 * Opens the list of endpoints where it stands beside the text. It is seen there without script too (CSS); assistive
 * technology and older browsers go by the state of the fold.
 */
export function openListBesideText(): void {
  const fold = document.querySelector('[data-endpoints]') as HTMLDetailsElement;
  fold.open = matchMedia('(width >= 60rem)').matches;
}

import { openListBesideText } from './endpoint-list.ts';
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

import { openListBesideText } from './endpoint-list.ts';
import { showOwnHost } from './host.ts';
import { enlivenSearch } from './search.ts';
import { enlivenTabs } from './tabs.ts';

/** Sets up a page of the reference; runs again for each page that replaces another. */
export function enlivenPage(): void {
  openListBesideText();
  showOwnHost();
  enlivenTabs();
  enlivenSearch();
}

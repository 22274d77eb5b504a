import { openListBesideText } from './endpoint-list.ts';
import { showOwnHost } from './host.ts';
import { enlivenSearch } from './search.ts';
import { enlivenTabs } from './tabs.ts';

/** What a page of the reference needs, anew for each page that takes the place of another. */
export function enlivenPage(): void {
  openListBesideText();
  showOwnHost();
  enlivenTabs();
  enlivenSearch();
}

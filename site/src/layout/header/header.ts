/**
 * The least that every page runs for its header: assistive technology hears that the popovers are closed, and
 * the rest is fetched when a pointer or the focus comes near, and the search when the visitor asks for it.
 */
const header = document.querySelector('header') as HTMLElement;
const script = (src: string) => Object.assign(document.createElement('script'), { type: 'module', src });
const menus = script('/header-menus.js');
const search = script('/search.js');

for (const button of header.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false';
for (const nearing of ['pointerover', 'focusin']) {
  header.addEventListener(nearing, () => header.append(menus), { once: true });
}

// If the browser has agents, this script registers the tools they may use here (decision 016).
if (document.modelContext) header.append(script('/page-tools.js'));

/** The file opens the dialog when it comes, and whenever it is clicked from then on. */
const openSearch = (event: Event) => {
  event.preventDefault();
  header.append(search);
  search.click();
};
search.onerror = () => location.assign('/search');
for (const link of header.querySelectorAll<HTMLElement>('[href="/search"]')) link.onclick = openSearch;
window.onkeydown = (event) => {
  // In a field the key types a slash, and the shortcut can be switched off in the dialog.
  if (event.key !== '/' || (event.target as Element).matches(':read-write') || localStorage.slashOff) return;
  openSearch(event);
};

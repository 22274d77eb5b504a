/**
 * The least that every page runs for its header: assistive technology hears that the popovers are closed, and
 * the rest is fetched when a pointer or the focus comes near, and search and assistant when the visitor asks for them.
 */
const header = document.querySelector('header') as HTMLElement;
// biome-ignore lint/style/useTemplate: the bundler reads a template, and would bring a loader for it
const load = (name: string) => import(/* @vite-ignore */ name + '.js');

for (const button of header.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false';
for (const nearing of ['pointerover', 'focusin']) {
  // A module runs once, however often it is asked for.
  header.addEventListener(nearing, () => load('/header-menus'));
}

// If the browser has agents, this script registers the tools they may use here (decision 016).
if (document.modelContext) load('/page-tools');

/** Links and buttons that lead to the page open a dialog in its place; the key Enter in a field presses its button. */
const openInPlace = (page: string) => {
  const open = (event: Event) => {
    event.preventDefault();
    load(page).then(
      (dialog) => dialog.open(),
      () => {
        location.href = page;
      },
    );
  };
  const selector = `[href="${page}"],[formaction="${page}"]`;
  for (const way of document.querySelectorAll<HTMLElement>(selector)) way.onclick = open;
  return open;
};
const openSearch = openInPlace('/search');
openInPlace('/ask');
window.onkeydown = (event) => {
  // In a field the key types a slash, and the shortcut can be switched off in the dialog.
  if (event.key !== '/' || (event.target as Element).matches(':read-write') || localStorage.slashOff) return;
  openSearch(event);
};

/**
 * Opens what is folded, and shows the panel of every tab, so that what waits there is looked at, too. Runs in the page.
 */
export function openAll(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    fold.removeAttribute('name');
    fold.open = true;
  }
  for (const panel of document.querySelectorAll<HTMLElement>('main [role=tabpanel]')) panel.hidden = false;
}

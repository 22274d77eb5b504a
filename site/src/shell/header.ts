/**
 * The least that every page runs for its header: assistive technology hears that the popovers are closed, and
 * the rest is fetched when a pointer or the focus comes near.
 */
const header = document.querySelector('header') as HTMLElement;
const menus = Object.assign(document.createElement('script'), { type: 'module', src: '/header-menus.js' });

for (const button of header.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false';
for (const nearing of ['pointerover', 'focusin']) {
  header.addEventListener(nearing, () => header.append(menus), { once: true });
}

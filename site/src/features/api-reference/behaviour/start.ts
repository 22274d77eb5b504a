import { copyOnClick } from './copy.ts';
import { hydratePage } from './hydrate-page.ts';
import { focusSearchBySlash } from './search.ts';

hydratePage();
document.querySelector('[data-console]')?.addEventListener('exchange', hydratePage);
copyOnClick();
focusSearchBySlash();
fetchConsoleOnceOpened();

/**
 * Fetches the console once a visitor opens it. Its script lies inert in the page (`InertScript.astro`): the
 * bundler's `import()` would bring a loader of 760 bytes to every page (decision 009).
 */
function fetchConsoleOnceOpened(): void {
  const panel = document.querySelector('[data-console]') as HTMLDetailsElement;
  const script = document.querySelector('[data-inert-script]') as HTMLTemplateElement;
  panel.addEventListener('toggle', () => document.body.append(script.content.cloneNode(true)), {
    once: true,
  });
}

import { fetchConsoleOnceOpened } from './console.ts';
import { copyOnClick } from './copy.ts';
import { hydratePage } from './hydrate-page.ts';
import { focusSearchBySlash } from './search.ts';

hydratePage();
document.querySelector('[data-console]')?.addEventListener('exchange', hydratePage);
copyOnClick();
focusSearchBySlash();
fetchConsoleOnceOpened();

import { fetchConsoleOnceOpened } from './console.ts';
import { copyOnClick } from './copy.ts';
import { enlivenPage } from './enliven-page.ts';
import { focusSearchBySlash } from './search.ts';

enlivenPage();
document.querySelector('[data-console]')?.addEventListener('exchange', enlivenPage);
copyOnClick();
focusSearchBySlash();
fetchConsoleOnceOpened();

import { offerDemo } from '../features/book-demo/in-place/offer-demo.ts';
import { createAskPanel } from '../layout/ask/panel/ask-panel.ts';

/** The panel of the assistant, as one file that `header.ts` fetches when a visitor asks for it (`/ask.js`). */
const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/ask.css' });
// Without its looks it can still be used.
const dressed = new Promise((resolve) => Object.assign(styles, { onload: resolve, onerror: resolve }));
document.head.append(styles);
await dressed;

export const { open } = createAskPanel({ offerDemo });

import { handWords } from '../layout/hand-words.ts';
import source from './_ask-panel.ts?bundled';

/** The panel of the assistant at an address of its own, as `search.js` (decision 009). */
export const GET = () =>
  new Response(handWords(['form', 'calendar', 'booking', 'bookingInPlace', 'ask', 'suggestions'], source), {
    headers: { 'content-type': 'text/javascript' },
  });

import { brand } from '../brand.ts';
import source from '../design/receipt/receipt.ts?bundled';
import { handWords } from '../layout/hand-words.ts';
import { paths } from '../product/paths.ts';

const settings = () => ({
  name: brand.name,
  host: new URL(brand.siteUrl).host,
  styles: '/receipt.css',
  demo: paths.bookDemo,
});

/** The receipt, at an address of its own as `search.js`: who asks for none never fetches it. */
export const GET = () =>
  new Response(handWords(['receipt'], `const RECEIPT = ${JSON.stringify(settings())};\n${source}`), {
    headers: { 'content-type': 'text/javascript' },
  });

const HEADLINE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
const ENTITIES: Readonly<Record<string, string>> = { '#x27': "'", '#39': "'", quot: '"', amp: '&' };
/** Sets of letters that are remembered: more than there are pages, and a bound for titles that come and go. */
const MOST_KEPT = 1_000;

/** Cuts a typeface, as WOFF2, to some letters. */
type CutFace = (face: Uint8Array, letters: string) => Promise<Uint8Array>;

/**
 * Puts the letters of a page's headline, and of our name in its header, into the page itself, as a face by the name of
 * `headline`: what arrives with the words is there for the first paint, and a file of its own is not (decision 005).
 * @param display the whole face, as WOFF2
 */
export function headlineFace(
  display: Buffer,
): (html: string, ownName: string, cutFace?: CutFace) => Promise<string> {
  const kept = new Map<string, Promise<string>>();

  function addressOf(letters: string, cutFace: CutFace = cutHere): Promise<string> {
    if (kept.size > MOST_KEPT) kept.clear();
    const address = kept.get(letters) ?? cutFace(display, letters).then(asDataUrl);
    kept.set(letters, address);
    // One that failed is tried again.
    address.catch(() => kept.delete(letters));
    return address;
  }

  return async (html, ownName, cutFace) => {
    const headline = textOf(HEADLINE.exec(html)?.[1] ?? '');
    // Each letter once and in order, so that pages with the same letters share a face.
    const letters = [...new Set(ownName + headline)].sort().join('');
    // Without it the headline waits for the file of the whole face: better than no page.
    const url = await addressOf(letters, cutFace).catch(() => undefined);
    if (url === undefined) return html;
    const style = `@font-face{font-family:headline;font-weight:640;font-display:block;src:url(${url})}`;
    // Without the link Chromium would decode it after the first layout, and paint once without these words; compressed, the
    // second mention of an address weighs next to nothing.
    const link = `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
    return html.replace('</head>', () => `<style>${style}</style>${link}</head>`);
  };
}

async function cutHere(face: Uint8Array, letters: string): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(face), letters, { targetFormat: 'woff2' });
}

function asDataUrl(face: Uint8Array): string {
  return `data:font/woff2;base64,${Buffer.from(face).toString('base64')}`;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { noteForWriter } from './writer-notes.ts';

const NO_WORDS =
  'an image has no alt text, the words for those who cannot see it; in Markdown they are in its square brackets, ![like this](...)';
const OWN_ORIGIN = 'https://own.invalid';

type Destination = 'own' | 'external' | 'mail';

/**
 * Returns the target of an address, judged by the parser that browsers use, which ignores tabs and line feeds inside
 * and takes `/\host` for another host. `undefined` where an article may not link to it: other schemes, other hosts
 * without a scheme, and addresses relative to the page, since the same text is read at several.
 */
function destinationOf(address: unknown): Destination | undefined {
  if (typeof address !== 'string') return undefined;
  const url = URL.parse(address, OWN_ORIGIN);
  if (url?.protocol === 'mailto:') return 'mail';
  if (url?.origin === OWN_ORIGIN) return /^(?:#|\/(?!\/))/.test(address) ? 'own' : undefined;
  return /^https?:\/\//i.test(address) && url ? 'external' : undefined;
}

/**
 * Keeps the words of a link without an acceptable address, and removes an image without one; reports each to the file.
 */
export function keepSafeAddresses() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined) return;
      const missing = element.tagName === 'a' ? prepareLink(element) : prepareImage(element, file);
      if (!missing) return;
      noteForWriter(file, element, missing);
      parent.children.splice(index, 1, ...(element.children as []));
      return [SKIP, index];
    });
  };
}

/** @returns why the link cannot stay */
function prepareLink(link: Element): string | undefined {
  const destination = destinationOf(link.properties.href);
  if (!destination) {
    const isFile = /\.(?:md|markdown|docx|html?)(?:#.*)?$/i.test(String(link.properties.href));
    const hint = isFile ? '; that to another article is its address, such as /blog/news/its-url' : '';
    return `a link was left out: it must begin with https://, http://, mailto:, / or #${hint}`;
  }
  // No `nofollow`: the company's own editors chose these links.
  if (destination === 'external') link.properties.rel = ['noopener'];
}

/** @returns why the image, if it is one, cannot stay */
function prepareImage(element: Element, file: VFile): string | undefined {
  if (element.tagName !== 'img') return;
  const { src, alt = '' } = element.properties;
  const isAllowed = destinationOf(src) && /^(?:\/|https:)/i.test(String(src));
  if (!isAllowed) return 'an image was left out: its address must begin with https:// or /';
  if (String(alt).trim() === '') noteForWriter(file, element, NO_WORDS);
  element.properties = { ...element.properties, alt, loading: 'lazy', decoding: 'async' };
}

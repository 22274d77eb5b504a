import type { Interface } from 'contract/content/interface.ts';
import { drawnFor } from './drawn-for.ts';

/** Written in front of a script that has an address of its own (`hand-words.ts`). */
declare const WORDS: Partial<Interface> | undefined;

let handed: Partial<Interface> = typeof WORDS === 'undefined' ? {} : WORDS;

/**
 * Returns the words of one part of the interface. For islands and scripts too: they find those that their page hands over
 * (`HandedWords`), so that a word can change without a build. Call it while drawing or acting, not at import.
 * @throws in a browser, when the page hands over none of that part
 */
export function wordsFor<Part extends keyof Interface>(part: Part): Interface[Part] {
  const { content } = drawnFor();
  if (content) return content.one('interface')[part];
  const known = handed[part] ?? readHanded()[part];
  if (!known) throw new Error(`the page hands over no words of ${part}`);
  return known;
}

/** Takes words that stand in a file, where a page has no room for them. Ends only with them: an error would take down what waits. */
export async function fetchWords(path: string): Promise<void> {
  const found = await fetch(path)
    .then((answer) => answer.json())
    .catch(() => new Promise(() => {}));
  handed = { ...handed, ...found };
}

/** Reads all that stands in the page by now: each island has its words in front of it. */
function readHanded(): Partial<Interface> {
  for (const block of document.querySelectorAll('script[data-words]'))
    handed = { ...handed, ...JSON.parse(block.textContent) };
  return handed;
}

import { expect, it } from 'vitest';
import { listedPaths } from '../site-pages.ts';
import { ask } from './open-page.ts';

/** Reassuring once; a page that repeats it shows instead who decides what, and from which amount on. */
const A_PERSON_DECIDES = /\b(?:person|human|someone|people) (?:who |that |always )?(?:decides?|decided)\b/gi;

/** The words of the main part, without a document: all that is counted is a phrase. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ');
}

it.each(listedPaths)('says at most once on %s that a person decides', async (path) => {
  const said = (await wordsOf(path)).match(A_PERSON_DECIDES) ?? [];
  expect(said.length, said.join()).toBeLessThanOrEqual(1);
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brand } from 'content/brand.ts';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that may name the product, with the reason why they can't take the name from its home. */
const NAMED_IN: Record<string, string> = {
  'content/en/site.yaml': 'the home of the name',
  'README.md': 'its title introduces the repository, before anything runs',
  'package.json': 'npm shows this name; no visitor reads it',
  'package-lock.json': 'repeats that of package.json',
  'checks/answers/questions.jsonl': 'questions as visitors wrote them',
  LICENSE: 'the holder of the copyright, who does not change with the name of a product',
};

/** Every place, as `file:line:text`, of all that is tracked or about to be. */
function placesNaming(word: string): string[] {
  const args = ['grep', '--untracked', '-inIF', '-e', word];
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    // Git exits with 1 when nothing matches.
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}

it.each([brand.name, brand.slug])('finds %s only in the files that define it', (word) => {
  const elsewhere = placesNaming(word).filter((place) => !(place.slice(0, place.indexOf(':')) in NAMED_IN));
  expect(elsewhere).toEqual([]);
});

it('names the product only in the title of the README', () => {
  const places = placesNaming(brand.name).filter((place) => place.startsWith('README.md:'));
  expect(places.filter((place) => !place.startsWith('README.md:1:# '))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['server', 'site', 'contract', 'content', 'desk', 'checks', 'bench', 'scripts'];
/** First words of half a sentence; a docstring begins with a noun phrase or a verb: 'Options of', 'Returns'. */
const CLAUSE =
  /\/\*\*[\s*]*((?:What|Of|Who|Whose|Where|As|Whether|Which|By|For|In|To|When|How|Why|With|From|At|On|That|If)(?=[\s,.:]).*?)\s*(?:\*\/|$)/gm;

/** Docstrings that still begin so, by folder. Lower a number when you have rewritten some; it never rises. */
const LEFT: Readonly<Record<string, number>> = {
  'site/src/features/': 252,
  'site/': 174,
};

const folderOf = (path: string) => Object.keys(LEFT).find((folder) => path.startsWith(folder)) ?? '';

/** Lists the docstrings that begin with half a sentence, by the folder that counts them. */
function findClauses(): Map<string, string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS];
  const paths = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const sources = paths.filter((path) => /\.(?:tsx?|astro|mjs)$/.test(path) && existsSync(`${ROOT}${path}`));
  const found = new Map<string, string[]>();
  for (const path of sources) {
    const text = readFileSync(`${ROOT}${path}`, 'utf8');
    const folder = folderOf(path);
    const places = found.get(folder) ?? [];
    for (const { 1: words, index } of text.matchAll(CLAUSE)) {
      const line = text.slice(0, index).split('\n').length;
      places.push(`${path}:${line} ${words}`);
    }
    found.set(folder, places);
  }
  return found;
}

describe('a docstring', () => {
  const found = findClauses();

  it('begins with a noun phrase or a verb', () => {
    expect(found.get('')).toEqual([]);
  });

  it.each(Object.entries(LEFT))('begins so in %s, except in at most %i places', (folder, most) => {
    const places = found.get(folder) ?? [];
    expect(places.length, places.join('\n')).toBeLessThanOrEqual(most);
  });
});

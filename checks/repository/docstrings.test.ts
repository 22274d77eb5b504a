import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['server', 'site', 'contract', 'content', 'desk', 'checks', 'bench', 'scripts'];
/** First words of half a sentence; a docstring begins with a noun phrase or a verb: 'Options of', 'Returns'. */
const CLAUSE =
  /\/\*\*[\s*]*((?:What|Of|Who|Whose|Where|As|Whether|Which|By|For|In|To|When|How|Why|With|From|At|On|That|If)(?:ever)?(?=[\s,.:]).*?)\s*(?:\*\/|$)/gm;

it('begins each docstring with a noun phrase or a verb', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS];
  const paths = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const sources = paths.filter((path) => /\.(?:tsx?|astro|mjs)$/.test(path) && existsSync(`${ROOT}${path}`));
  const clauses = sources.flatMap((path) => {
    const text = readFileSync(`${ROOT}${path}`, 'utf8');
    return [...text.matchAll(CLAUSE)].map(
      ({ 1: words, index }) => `${path}:${text.slice(0, index).split('\n').length} ${words}`,
    );
  });
  expect(clauses).toEqual([]);
});

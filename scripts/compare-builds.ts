// Compares two built sites: node scripts/compare-builds.ts OLD/site/dist NEW/site/dist
// Files are equal to the byte; pages and scripts' names may differ in hashes, and pages in the words handed to islands, in seams
// between texts and in the order of their style rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [before = '', after = ''] = process.argv.slice(2);

const NOT_COMPARED = /\.(?:br|gz)$|^_astro\/|\.woff2$/;
const HASH = /(\/_astro\/[^"'\s)]*?)[._-][\w-]{8}(\.(?:js|css|woff2))/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const HANDED_TO_ISLANDS =
  / (?:props|uid|data-(?:found|nothing|copied|not-copied|selected|by|of-one|credits-sum))="[^"]*"|<script type="application\/json" data-words>[\s\S]*?<\/script>/g;
/** React's mark between two texts. */
const SEAM = '<!-- -->';

function listFiles(dist: string): string[] {
  return readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, 'client').length + 1))
    .filter((file) => !NOT_COMPARED.test(file))
    .sort();
}

function read(dist: string, file: string): string {
  const body = readFileSync(join(dist, 'client', file));
  if (!/\.(?:html|js|css)$/.test(file)) return body.toString('latin1');
  return body
    .toString('utf8')
    .replaceAll(HASH, '$1$2')
    .replaceAll(HANDED_TO_ISLANDS, '')
    .replaceAll(SEAM, '')
    .replaceAll(STYLE, (_style, rules: string) => sortRules(rules));
}

/** The top-level rules of a style, in an order of their own. */
function sortRules(style: string): string {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < style.length; at += 1) {
    if (style[at] === '{') depth += 1;
    if (style[at] === '}') depth -= 1;
    if (depth > 0 || !'};'.includes(style[at] ?? '')) continue;
    rules.push(style.slice(start, at + 1));
    start = at + 1;
  }
  return rules.sort().join('\n');
}

const old = listFiles(before);
const current = listFiles(after);
const differences = [
  ...old.filter((file) => !current.includes(file)).map((file) => `${file}: is gone`),
  ...current.filter((file) => !old.includes(file)).map((file) => `${file}: is new`),
  ...old
    .filter((file) => current.includes(file))
    .flatMap((file) => {
      const [a, b] = [read(before, file), read(after, file)];
      if (a === b) return [];
      const at = [...a].findIndex((letter, index) => letter !== b[index]);
      return [
        `${file}: differs at ${at}\n  - ${a.slice(at - 60, at + 100)}\n  + ${b.slice(at - 60, at + 100)}`,
      ];
    }),
];
for (const difference of differences) console.log(difference);
console.log(`${old.length} files compared, ${differences.length} differ`);
process.exitCode = differences.length > 0 ? 1 : 0;

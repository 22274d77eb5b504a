import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CitedDocument, faultOf, findReferences, readDocument } from './references.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that are not ours, made, or about something else: articles cite the sections of other people's documents. */
const ELSEWHERE = ['node_modules', 'dist', 'data', 'content', 'test-results', 'playwright-report'];
const files = globSync('**/*.{ts,tsx,mjs,js,astro,css,md,yml}', {
  cwd: ROOT,
  exclude: (name) => name.startsWith('.') || ELSEWHERE.includes(basename(name)),
});
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

const documents = new Map<string, CitedDocument>([
  ['S1', readDocument(read('docs/specification/1-site-and-forms.md'))],
  ['S2', readDocument(read('docs/specification/2-tools-content-reference.md'))],
  ['design.md', readDocument(read('docs/design.md'))],
  ...globSync('docs/decisions/*.md', { cwd: ROOT }).map((file): [string, CitedDocument] => [
    `decision ${basename(file).slice(0, 3)}`,
    readDocument(read(file)),
  ]),
]);

/** Cites on purpose what does not exist. */
const OWN_TEST = 'checks/repository/references.test.ts';

describe('a reference to the specification or a decision', () => {
  it('points to a section, a document or a decision that exists', () => {
    const cited = files
      .filter((file) => file !== OWN_TEST)
      .flatMap((file) => findReferences(read(file)).map((reference) => ({ file, reference })));
    const faults = cited.flatMap(({ file, reference }) => {
      const fault = faultOf(reference, documents);
      return fault ? [`${file}:${reference.line}: '${reference.text}' ${fault}`] : [];
    });

    expect(faults).toEqual([]);
    // Else the reading itself has broken: some 350 comments cite the specification alone.
    expect(cited.length).toBeGreaterThan(300);
  });

  it.each(['S1', 'S2'])('reads sections 1 to 9 of %s', (name) => {
    const numbers = [...(documents.get(name)?.sections.keys() ?? [])];
    expect(numbers).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6', '7', '8', '9']));
  });
});

describe('findReferences', () => {
  it.each([
    ['S1 section 2.8', 'S1', ['2.8'], []],
    ['S2 sections 4 and 8', 'S2', ['4', '8'], []],
    ['S1 sections 2.7, 4, 5 and 8', 'S1', ['2.7', '4', '5', '8'], []],
    ["S2 section 9, 'Legal text facts' and 'Plans'", 'S2', ['9'], ['Legal text facts', 'Plans']],
    ["S2 section 3, 'Comparison\n * props'", 'S2', ['3'], ['Comparison props']],
    ['S2\n// section 7', 'S2', ['7'], []],
    ["design.md, 'Open points'", 'design.md', [''], ['Open points']],
    ['decision 012', 'decision 012', [''], []],
    ['docs/decisions/014', 'decision 014', [''], []],
  ])('reads %j', (text, document, sections, quotes) => {
    expect(findReferences(`/** Some rule (${text}). */`)).toMatchObject([{ document, sections, quotes }]);
  });

  it.each(['S2 section 2 and 7', 'S1 sections 2.5, 4, 5', 'S1 sections 3', 'S1, section 3', 'decision 12'])(
    'reports the unusual form of %j',
    (text) => {
      const [reference] = findReferences(`/** Some rule (${text}). */`);
      expect(reference && faultOf(reference, documents)).toMatch(/no usual way/);
    },
  );

  it.each([
    ['S1 section 2.11', /no section 2\.11/],
    ["S2 section 4, 'Teleportation'", /'Teleportation' does not stand there/],
    ["design.md, 'Wishes'", /'Wishes' does not stand there/],
    ['decision 999', /no decision 999/],
  ])('reports the missing target of %j with its line', (text, fault) => {
    const [reference] = findReferences(`const a = 1;\n\n// Some rule (${text}).`);
    expect(reference?.line).toBe(3);
    expect(reference && faultOf(reference, documents)).toMatch(fault);
  });
});

describe('documents', () => {
  const guides = files.filter((file) => /^[A-Z]+\.md$|^docs\/[a-z-]+\.md$/.test(file));
  /** Rooms of the repository: what begins with one is a path. */
  const PATH = /`((?:contract|server|site|checks|bench|scripts|content|docs)\/[^`*{}<>\s]*)`/g;
  const LINK = /\]\((?!https?:|\/|#|mailto:)([^)#\s]+)/g;

  it.each(guides)('names only existing paths in %s', (file) => {
    const text = file === 'docs/blog.md' ? read(file).replace(/```[\s\S]*?```/g, '') : read(file);
    const folder = file.startsWith('docs/') ? 'docs/' : '';
    const paths = [
      ...[...text.matchAll(PATH)].map(([, path = '']) => path),
      ...[...text.matchAll(LINK)].map(([, path = '']) => folder + path),
    ];
    expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([]);
  });

  function leadsSomewhere(path: string): boolean {
    return existsSync(`${ROOT}/${path}`) || isDecision(path);
  }

  function isDecision(path: string): boolean {
    return documents.has(path.replace('docs/decisions/', 'decision '));
  }
});

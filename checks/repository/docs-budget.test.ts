import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
const records = globSync('docs/decisions/*.md', { cwd: ROOT }).sort();

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the budget of documents', () => {
  it('keeps at most 25 decision records of at most 200 words', () => {
    const long = records.filter((file) => countWords(read(file)) > 200);
    expect(records.length, 'change or replace a record instead of adding one').toBeLessThanOrEqual(25);
    expect(long, 'records of more than 200 words: move figures to docs/measurements.md').toEqual([]);
  });

  it('numbers decision records from 001 without gaps and names each file by its title', () => {
    const named = records.map((file, at) => {
      const title = /^# (.+)/.exec(read(file))?.[1] ?? '';
      return `${String(at + 1).padStart(3, '0')}-${slugOf(title)}.md`;
    });
    expect(records.map((file) => basename(file))).toEqual(named);
  });

  it('keeps at most 45 rows of measurements', () => {
    expect(read('docs/measurements.md').match(/^\| \d/gm)?.length).toBeLessThanOrEqual(45);
  });

  it('keeps the notes of each release within 1,500 words', () => {
    const releases = read('CHANGELOG.md')
      .split(/^(?=## \[)/m)
      .slice(1);
    const long = releases.filter((notes) => countWords(notes) > 1500).map((notes) => notes.split('\n')[0]);
    expect(long, 'merge lines of one subject, and leave out what no reader does or sees').toEqual([]);
  });

  it.each([
    ['README.md', 120],
    ['CONTRIBUTING.md', 120],
    ['docs/glossary.md', 60],
  ])('keeps %s within %i lines', (file, most) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });
});

describe('README.md', () => {
  const readme = read('README.md');

  it('names each folder, and each module of the server', () => {
    const tracked = execFileSync('git', ['ls-files', '*/*'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const folders = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
    const modules = new Set(tracked.flatMap((file) => /^server\/modules\/(\w+)\//.exec(file)?.[1] ?? []));
    expect(modules.size).toBeGreaterThan(5);
    const named = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);
    const tree = readme.split('## Where things are')[1]?.split('## Read on')[0] ?? '';
    const visible = [...folders].filter((name) => /^\w/.test(name));
    expect([...visible, ...modules].filter((name) => !named(name, tree))).toEqual([]);
  });

  it('leads to each document', () => {
    const documents = globSync(['docs/*.md', '*.md'], { cwd: ROOT, exclude: ['README.md'] });
    expect(documents.filter((file) => !readme.includes(`(${file})`))).toEqual([]);
  });
});

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findSharedTexts } from './island-texts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('gives each changing text of an island an element of its own', () => {
  const islands = globSync('site/src/**/*.island.tsx', { cwd: ROOT });

  expect(islands.length).toBeGreaterThan(10);
  expect(
    findSharedTexts(
      islands.map((path) => join(ROOT, path)),
      ROOT,
    ),
  ).toEqual([]);
}, 60_000);

describe('findSharedTexts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'island-texts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const SHARED = [
    '<p>about {count} hours</p>',
    '<p>{name}: {count}</p>',
    '<p>Half: {show(count)}</p>',
    '<p>{name}{isOpen && <b>open</b>}</p>',
    "<p><b>Soon</b>{isOpen ? 'open' : 'closed'}</p>",
    "<p><b>Soon</b>{isOpen && ' and open'}</p>",
    '<p><b>Soon</b>{name ?? <i>none</i>}</p>',
    '<p>{isOpen && <b>open</b>} until noon</p>',
    '<>Hard to read on {name}</>',
  ];
  const ALONE = [
    '<p>{count}</p>',
    "<p>{'about ' + show(count)}</p>",
    '<p>{name && <b>open</b>}<i>{name}</i></p>',
    '<p><b>{name}</b> until noon</p>',
    '<p>until noon{isOpen && <b>open</b>}</p>',
    "<p><b>{name}</b>{' '}<i>{count}</i></p>",
    '<p>{[name].map((text) => <b key={text}>{text}</b>)}<i>{count}</i></p>',
    '<p>{words.label}<i>{count}</i></p>',
  ];

  const write = (name: string, markups: readonly string[]) => {
    const path = join(folder, `${name}.tsx`);
    const lines = markups.map((markup) => `  ${markup},`);
    writeFileSync(
      path,
      [
        'declare const count: number, name: string | undefined, isOpen: boolean, show: (of: number) => string;',
        'declare const wordsFor: (part: string) => { label: string };',
        "const words = wordsFor('form');",
        'export const drawn = [',
        ...lines,
        '];',
      ].join('\n'),
    );
    return path;
  };

  it('reports a changing text that shares an element with other content', () => {
    const found = findSharedTexts([write('shared', SHARED)], folder);

    expect(found).toEqual(SHARED.map((markup, index) => `shared.tsx:${index + 5} ${markup}`));
  });

  it('ignores a text that is alone in its element, or never changes', () => {
    expect(findSharedTexts([write('alone', ALONE)], folder)).toEqual([]);
  });
});

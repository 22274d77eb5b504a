import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../site/src/content.ts';

describe('the documents of content/en', () => {
  it('are right', () => {
    expect(content().findProblems()).toEqual([]);
  });

  it('name prices and credits by reference', () => {
    const folder = new URL('../../content/en/', import.meta.url);
    const spelled = globSync('**/*.{md,yaml}', { cwd: folder }).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        // Visitors ask with figures of their own.
        .filter((line) => !/^ {2}- (?!page:)/.test(line) && /\$(?:29|99|149)\b/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(spelled).toEqual([]);
  });
});

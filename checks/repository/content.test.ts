import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from 'content/read-content.ts';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../content/en', import.meta.url));
const content = readContent(FOLDER);

describe('the documents of content/en', () => {
  it('are right', () => {
    expect(content.findProblems()).toEqual([]);
  });

  it('link to no page that is switched off', () => {
    const gone = [...content.pagesOff].filter(([, redirect]) => !redirect).map(([path]) => path);
    const link = new RegExp(`[(:] *['"]?(?:${gone.join('|')})(?![\\w/-])`);
    const found = globSync('**/*.{md,yaml}', { cwd: FOLDER })
      // Entries of menus go with the page.
      .filter((file) => gone.length > 0 && file !== 'menus.yaml')
      .flatMap((file) =>
        readFileSync(join(FOLDER, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            link.test(line) ? [`content/en/${file}:${index + 1}: ${line.trim()}`] : [],
          ),
      );
    expect(found).toEqual([]);
  });

  it('name prices and credits by reference', () => {
    const plans = content.one('plans');
    const prices = PLAN_KEYS.map((key) => plans[key].price).filter((price) => typeof price === 'number');
    const price = new RegExp(`\\$(?:${prices.join('|')})\\b`);
    const spelled = globSync('**/*.{md,yaml}', { cwd: FOLDER, exclude: ['blog'] }).flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split('\n')
        // Visitors ask with figures of their own.
        .filter((line) => !/^ {2}- (?!page:)/.test(line) && price.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(spelled).toEqual([]);
  });
});

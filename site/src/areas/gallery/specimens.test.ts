import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './Gallery.island.tsx';
import { leftOut, specimens } from './specimens.tsx';

const DESIGN = fileURLToPath(new URL('../../design', import.meta.url));
const components = globSync('{ui,pictures}/*.tsx', { cwd: DESIGN })
  .map((file) => file.replace(/(\.island)?\.tsx$/, ''))
  .sort();
const shown = specimens.map(({ component }) => component);

describe('the gallery', () => {
  it.each(components)('shows %s, or says where it can be seen', (component) => {
    expect([...shown, ...Object.keys(leftOut)]).toContain(component);
  });

  it('shows nothing that is gone, and nothing twice', () => {
    expect(components).toEqual(expect.arrayContaining(shown));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('gives no two things on its page one id', () => {
    const html = renderToStaticMarkup(createElement(Gallery));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(components.length);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery, leftOut, specimens } from './Gallery.island.tsx';

const DESIGN = fileURLToPath(new URL('../../design', import.meta.url));
const components = globSync('{ui,pictures}/*.tsx', { cwd: DESIGN, exclude: ['**/*.test.tsx'] })
  .map((file) => file.replace(/(\.island)?\.tsx$/, ''))
  .sort();
const named = [...specimens.map(({ component }) => component), ...Object.keys(leftOut)];

describe('the gallery', () => {
  it.each(components)('shows %s, or names where it is shown', (component) => {
    expect(named).toContain(component);
  });

  it('names only existing components, and none both as shown and as left out', () => {
    expect(components).toEqual(expect.arrayContaining(named));
    expect(named.filter((component, at) => named.indexOf(component) !== at)).toEqual([]);
  });

  it('uses each id on its page once', () => {
    const html = renderToStaticMarkup(createElement(Gallery));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(components.length);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

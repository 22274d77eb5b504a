import { expect, it } from 'vitest';
import { openPage, textOf } from './open-page.ts';

for (const path of ['/security', '/accessibility', '/resources', '/answers']) {
  it(`names in the index of ${path} the headings to which it leads, in their order`, async () => {
    const { main } = await openPage(path);
    const links = [...main.querySelectorAll('nav[aria-label="On this page"] a')];
    const targets = links.map((link) => main.querySelector(`h2${link.getAttribute('href')}`));
    expect(links.length).toBeGreaterThan(2);
    expect(targets.map(textOf)).toEqual(links.map(textOf));
    const headings = [...main.querySelectorAll('h2')];
    expect(targets).toEqual(headings.filter((heading) => targets.includes(heading)));
  });
}

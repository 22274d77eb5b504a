import { expect, test } from '@playwright/test';
import { lintVisually, NO_FINDINGS } from './visual-lint/lint-visually.ts';

/** A page of two sections in the rhythm, with something wrong in it or not. */
const pageOf = (first: string, second = '<h2>Second</h2>') => `
  <!doctype html>
  <style>
    :root { --space-8: 96px; --space-tone: 80px; font: 16px/1.5 sans-serif }
    body { margin: 0 }
    section { margin-block: 96px }
    h2, p { margin: 0 }
    [popover] { margin: 0; inset: auto; background: white; border: 0 }
  </style>
  <main><section><div><h2>First</h2>${first}</div></section><section><div>${second}</div></section></main>`;

const faults: [what: string, html: string, found: object][] = [
  ['nothing where nothing is wrong', pageOf('<p>A sentence that is short.</p>'), {}],
  [
    'a word that is broken inside',
    pageOf('<p style="width: 30px; overflow-wrap: anywhere">Design</p>'),
    { brokenWords: [expect.stringMatching(/^Des?\w*\|/)] },
  ],
  [
    'no broken word where a line ends between two',
    pageOf('<p style="width: 4em">Design it well-made</p>'),
    {},
  ],
  [
    'a text that its box cuts off',
    pageOf('<p style="width: 60px; overflow: hidden; white-space: nowrap">At risk of being cut</p>'),
    { clippedTexts: ['At risk of being cut'] },
  ],
  [
    'a row that the end of a list cuts, although it can be scrolled',
    pageOf('<p style="height: 36px; overflow: auto">One<br>Two<br>Three</p>'),
    { clippedTexts: ['Two'] },
  ],
  [
    'no cut where a list that can be scrolled ends with a row, and none of a slide that waits outside',
    pageOf(
      '<p style="height: 48px; overflow: auto">One<br>Two<br>Three</p><div style="width: 80px; overflow: hidden; display: flex"><p style="flex: none; width: 80px">Here</p><p>There</p></div>',
    ),
    {},
  ],
  [
    'a box over a text',
    pageOf(
      '<p>The price is here</p><div style="position: absolute; top: 100px; left: 0; width: 300px; height: 100px; background: white"></div>',
    ),
    { coveredTexts: ['First < div', 'The price is here < div'] },
  ],
  [
    'no box where a link reaches over its card unseen',
    pageOf(
      '<p>A card</p><a href="#" style="position: absolute; top: 96px; left: 0; width: 300px; height: 60px"></a>',
    ),
    {},
  ],
  [
    'a message that covers what its button belongs to',
    pageOf(
      '<p>The price</p><button popovertarget="soon">Buy</button><p id="soon" popover style="top: 130px; left: 0">Soon</p>',
    ),
    { coveringMessages: ['The price'] },
  ],
];

for (const [what, html, found] of faults) {
  test(`reports ${what}`, async ({ page }) => {
    await page.setContent(html);
    expect(await lintVisually(page)).toEqual({ ...NO_FINDINGS, ...found });
  });
}

test('reports sections that are too far from each other, despite hidden elements between them', async ({
  page,
}) => {
  const far = pageOf('<p>One</p>').replace(
    '</section><section>',
    '</section><style></style><section style="margin-top: 200px">',
  );
  await page.setContent(far);
  expect(await lintVisually(page)).toEqual({ ...NO_FINDINGS, unevenSpacings: ['First | Second: 200'] });
});

test('reports empty space of more than 400 px beside other content, unless that content stays in view', async ({
  page,
}) => {
  const form = '<div style="height: 600px"><svg width="300" height="600"></svg></div>';
  const columns = (style: string) =>
    pageOf(
      '',
      `<div style="display: grid; grid-template-columns: 1fr 1fr"><h2 style="align-self: start; ${style}">Second</h2>${form}</div>`,
    );
  await page.setContent(columns(''));
  expect(await lintVisually(page)).toEqual({
    ...NO_FINDINGS,
    emptySpaces: [expect.stringMatching(/^Second: \d{3}$/)],
  });
  await page.setContent(columns('position: sticky; top: 0'));
  expect(await lintVisually(page)).toEqual(NO_FINDINGS);
});

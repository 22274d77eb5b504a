import { expect, it, test } from 'vitest';
import { framedPolicy, markPreview, previewPolicy } from './preview-html.ts';

const mark = (html: string) =>
  markPreview(html, {
    ...{ base: '/preview/token', name: 'Spring & <b>', until: '2026-03-17T06:30:00.000Z' },
    isPage: (path) => !path.startsWith('/_astro/'),
  });

it('says what it is, until when, above the page', () => {
  const page = mark('<body class="x"><main>Words</main>');
  expect(page).toMatch(/^<body class="x"><style>.*<\/aside><main>Words<\/main>$/);
  expect(page).toContain('A preview of “Spring &#38; &#60;b&#62;” until March 17, 2026 at 6:30 AM UTC');
});

test.each([
  ['<a class="x" href="/pricing#plans">', '<a class="x" href="/preview/token/pricing#plans">'],
  ['<a href="/">', '<a href="/preview/token/">'],
  ['<a href="/_astro/plan.pdf">', '<a href="/_astro/plan.pdf">'],
  ['<a href="https://app.example/login">', '<a href="https://app.example/login">'],
  ['<a href="#plans">', '<a href="#plans">'],
  ['<link rel="icon" href="/icon.svg">', '<link rel="icon" href="/icon.svg">'],
])('of links to pages, makes %s %s', (link, expected) => {
  expect(mark(link)).toBe(expected);
});

it('lets a page send nothing', () => {
  expect(previewPolicy("connect-src 'self'; form-action 'self' a.example; style-src 'self'")).toMatch(
    /^connect-src 'none'; form-action 'none'; style-src 'sha256-\S+' 'self'$/,
  );
});

it('lets the desk alone show it in a frame', () => {
  expect(framedPolicy("connect-src 'self'; frame-ancestors 'none'; img-src 'self'")).toBe(
    "connect-src 'none'; frame-ancestors 'self'; img-src 'self'",
  );
});

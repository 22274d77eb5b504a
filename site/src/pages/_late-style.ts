import { paintStyle } from '../brand-look.ts';
import tokens from '../design/styles/tokens.css?raw';

/**
 * A style sheet that is fetched at first use, with the tokens that it names: a page's own style has only those that the page
 * itself uses.
 */
export function lateStyle(sheet: string): Response {
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g));
  const own = [...tokens.matchAll(/(--[\w-]+):[^;]+;/g)].flatMap(([declaration, name = '']) =>
    names.has(name) ? [paintStyle(name, declaration)] : [],
  );
  return new Response(`@layer tokens {\n  :root {\n    ${own.join('\n    ')}\n  }\n}\n\n${sheet}`, {
    headers: { 'content-type': 'text/css' },
  });
}

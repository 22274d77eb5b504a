import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowStyles, tightenPolicy } from './security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE = 'a { color: red }';
const SCRIPT = 'console.log("<p>")\n// second line';

describe('tightenPolicy', () => {
  it('keeps the hashes of the styles and scripts of the page', () => {
    const policy = `script-src 'self' ${hashOf(SCRIPT)}; style-src 'self' ${hashOf(STYLE)}`;
    const html = `<style data-x="1">${STYLE}</style><script type="module">${SCRIPT}</script>`;
    expect(tightenPolicy(policy, html)).toBe(policy);
  });

  it('drops hashes of other pages', () => {
    const policy = `style-src 'self' ${hashOf('b {}')} ${hashOf(STYLE)}`;
    expect(tightenPolicy(policy, `<style>${STYLE}</style>`)).toBe(`style-src 'self' ${hashOf(STYLE)}`);
  });

  it('drops the hash of a text that changed by a space', () => {
    expect(tightenPolicy(`style-src 'self' ${hashOf(STYLE)}`, `<style> ${STYLE}</style>`)).toBe(
      "style-src 'self'",
    );
  });

  it('keeps all other directives', () => {
    const policy = "default-src 'none'; img-src 'self' data:; connect-src https://api.example";
    expect(tightenPolicy(`${policy};`, '<p>text</p>')).toBe(policy);
  });
});

it('adds styles to the existing ones', () => {
  const policy = `script-src 'self'; style-src 'self' ${hashOf('b {}')}; object-src 'none'`;
  expect(allowStyles(policy, [STYLE, 'i {}'])).toBe(
    `script-src 'self'; style-src 'self' ${hashOf('b {}')} ${hashOf(STYLE)} ${hashOf('i {}')}; object-src 'none'`,
  );
});

import { describe, expect, it } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const KNOWN = [
  '/',
  '/ai-employees',
  '/ai-employees/ai-hr',
  '/ai-employees/ai-sdr',
  '/blog',
  '/book-demo',
  '/case-studies',
  '/case-studies/cxplabs',
  '/contact-us',
  '/press-release/cxplabs',
  '/pricing',
  '/usecases',
];

describe('nearestPath', () => {
  it.each([
    ['a letter that is missing', '/pricng', '/pricing'],
    ['a letter too many', '/priccing', '/pricing'],
    ['two letters that changed places', '/prciing', '/pricing'],
    ['capitals', '/Pricing', '/pricing'],
    ['another ending', '/pricing.html', '/pricing'],
    ['an ending of a folder', '/pricing/index.php', '/pricing'],
    ['slashes', '//pricing//', '/pricing'],
    ['the end of a sentence', '/pricing).', '/pricing'],
    ['a blank', '/book%20demo', '/book-demo'],
    ['an underscore', '/Book_Demo', '/book-demo'],
    ['a hyphen too many', '/use-cases', '/usecases'],
    ['a wrong folder', '/agents/ai-hr', '/ai-employees/ai-hr'],
    ['no folder', '/ai-sdr', '/ai-employees/ai-sdr'],
    ['a child that is not there', '/case-studies/acme-corporation', '/case-studies'],
    ['a grandchild', '/blog/2025/03/how-we-work', '/blog'],
  ])('corrects %s', (_, asked, meant) => {
    expect(nearestPath(asked, KNOWN)).toBe(meant);
  });

  it.each([
    ['the root', '/'],
    ['too little to tell', '/x'],
    ['nothing like it', '/wp-login.php'],
    ['a name that stands twice', '/customers/cxplabs'],
    ['an address that cannot be decoded', '/%E0%A4%A'],
    ['a very long path', `/${'pricing'.repeat(1_000)}`],
    ['a path out of the site', '/../../etc/passwd'],
  ])('suggests nothing for %s', (_, asked) => {
    expect(nearestPath(asked, KNOWN)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { robotsText } from './robots-text.ts';

const ORIGIN = 'https://www.example.com';

describe('robots.txt', () => {
  it('lets all crawlers do everything, if nothing is said', () => {
    expect(robotsText(ORIGIN)).toBe(
      'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });

  it('keeps out by name those that come for what is not allowed', () => {
    const text = robotsText(ORIGIN, ['search', 'fetch']);
    const [keptOut = '', others = ''] = text.split('\n\n');
    expect(keptOut).toMatch(/User-agent: GPTBot\n/);
    expect(keptOut).toMatch(/Disallow: \/$/);
    expect(keptOut).not.toMatch(/Googlebot|ChatGPT-User/);
    expect(others).toContain('search=yes, ai-input=yes, ai-train=no');
  });

  it('keeps out every crawler, named here or not, where nothing is allowed', () => {
    expect(robotsText(ORIGIN, [])).toBe(
      'User-agent: *\nDisallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });
});

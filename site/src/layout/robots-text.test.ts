import { describe, expect, it } from 'vitest';
import { robotsText } from './robots-text.ts';

const ORIGIN = 'https://www.example.com';

describe('robots.txt', () => {
  it('allows all crawlers everything by default', () => {
    expect(robotsText(ORIGIN)).toBe(
      'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });

  it('blocks crawlers by name whose purpose is not allowed', () => {
    const text = robotsText(ORIGIN, ['search', 'fetch']);
    const [keptOut = '', others = ''] = text.split('\n\n');
    expect(keptOut).toMatch(/User-agent: GPTBot\n/);
    expect(keptOut).toMatch(/Disallow: \/$/);
    expect(keptOut).not.toMatch(/Googlebot|ChatGPT-User/);
    expect(others).toContain('search=yes, ai-input=yes, ai-train=no');
  });

  it('blocks every crawler where nothing is allowed', () => {
    expect(robotsText(ORIGIN, [])).toBe(
      'User-agent: *\nDisallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });
});

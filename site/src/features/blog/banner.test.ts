import { describe, expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import { BANNER_HEIGHT, BANNER_WIDTH } from './cards/banner-size.ts';

const MOST_BYTES = 3_000;
const SUBJECTS = Array.from({ length: 40 }, (_, index) => `Subject number ${index}`);

describe('drawBanner', () => {
  it('draws the same banner for the same subject and category', () => {
    expect(drawBanner('A subject', 'Sales')).toBe(drawBanner('A subject', 'Sales'));
  });

  it('draws different banners for different subjects', () => {
    const banners = SUBJECTS.map((subject) => drawBanner(subject, 'Sales'));
    expect(new Set(banners).size).toBeGreaterThan(30);
  });

  it('draws two styles in several shapes and densities', () => {
    const edges = SUBJECTS.map(
      (subject) => /fill="url\(#w\)" d="([^"]+)"/.exec(drawBanner(subject, ''))?.[1] ?? '',
    );
    const ribbons = edges.filter((edge) => edge.endsWith('Z'));
    expect(ribbons.length).toBeGreaterThan(5);
    expect(ribbons.length).toBeLessThan(SUBJECTS.length / 2);
    const columns = new Set(
      edges.filter((edge) => !edge.endsWith('Z')).map((edge) => edge.split('H').length),
    );
    expect(columns.size).toBe(3);
  });

  it('writes less than 3 KB', () => {
    for (const subject of SUBJECTS) expect(drawBanner(subject, 'Sales').length).toBeLessThan(MOST_BYTES);
  });

  it('includes no text of the subject or category', () => {
    expect(drawBanner('<script>alert(1)</script>', '"/><script>')).not.toContain('script');
  });

  it('keeps the drawing inside the banner', () => {
    for (const subject of SUBJECTS) {
      const edge = /fill="url\(#w\)" d="([^"]+)"/.exec(drawBanner(subject, ''))?.[1] ?? '';
      const across = Array.from(edge.matchAll(/H([\d.-]+)/g), ([, x]) => Number(x));
      const down = Array.from(edge.matchAll(/V([\d.-]+)/g), ([, y]) => Number(y));
      expect(Math.max(...across)).toBe(BANNER_WIDTH);
      expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
      expect(down.length).toBeGreaterThan(10);
      expect(Math.min(...down)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...down)).toBeLessThanOrEqual(BANNER_HEIGHT);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { findClient } from '../../product/clients.ts';
import { releasePage } from './page.ts';
import { formatDate, pressReleasePath, pressReleases } from './press-releases.ts';

describe('the press releases', () => {
  it('includes the three of the design', () => {
    expect(pressReleases().map(pressReleasePath)).toEqual(
      expect.arrayContaining([
        '/press-release/cxplabs',
        '/press-release/onward-workspaces',
        '/press-release/harborlight',
      ]),
    );
  });

  it('begins with the newest release', () => {
    const days = pressReleases().map(({ date }) => Date.parse(date));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });
});

describe.each(pressReleases().map((release) => [release.partner, release] as const))(
  'the release with %s',
  (_, release) => {
    it('states an existing date', () => {
      expect(new Date(release.date).toISOString().slice(0, 10)).toBe(release.date);
      expect(formatDate(release)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    });

    it('names a partner with a logo, paragraphs and the head of the partner', () => {
      expect(findClient(release.partner).name).toBe(release.partner);
      expect(release.paragraphs.length).toBeGreaterThan(1);
      expect(release.quote.role).toMatch(/CEO/);
      expect(release.description).toMatch(/^.{50,300}$/);
    });

    it('claims no figure', () => {
      expect(JSON.stringify(release)).not.toMatch(/\d+ ?(%|x\b|times)/);
    });

    it('places each benefit at a unique crossing', () => {
      const crossings = release.benefits.map(({ crossing: { agent, team } }) => `${agent} ${team}`);
      expect(new Set(crossings).size).toBe(crossings.length);
    });

    it('is a page and no news until it is confirmed', () => {
      expect(releasePage({ ...release, confirmed: false })).toMatchObject({
        listed: 'here alone',
        structuredData: { '@type': 'WebPage', name: release.title },
      });
      expect(releasePage({ ...release, confirmed: true })).toMatchObject({
        listed: 'in sitemap',
        card: { title: release.title },
        structuredData: { '@type': 'NewsArticle', headline: release.title, datePublished: release.date },
      });
    });
  },
);

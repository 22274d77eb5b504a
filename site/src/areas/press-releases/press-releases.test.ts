import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findClient } from '../../product/clients.ts';
import { formatDate, pressReleasePath, pressReleases } from './press-releases.ts';
import { releasePage } from './release-page.ts';

const files = readdirSync(new URL('releases', import.meta.url)).map((file) => file.replace('.ts', ''));

describe('the press releases', () => {
  it('are the files of the folder, among them the three of the design', () => {
    expect(pressReleases.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
    expect(pressReleases.map(pressReleasePath)).toEqual(
      expect.arrayContaining([
        '/press-release/cxplabs',
        '/press-release/onward-workspaces',
        '/press-release/harborlight',
      ]),
    );
  });

  it('begin with the newest', () => {
    const days = pressReleases.map(({ date }) => Date.parse(date));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });
});

describe.each(pressReleases.map((release) => [release.partner, release] as const))(
  'the release with %s',
  (_, release) => {
    it('has a day that exists', () => {
      expect(new Date(release.date).toISOString().slice(0, 10)).toBe(release.date);
      expect(formatDate(release)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    });

    it('has a logo, paragraphs and a head of the partner who speaks', () => {
      expect(findClient(release.partner).name).toBe(release.partner);
      expect(release.paragraphs.length).toBeGreaterThan(1);
      expect(release.quote.role).toMatch(/CEO/);
      expect(release.description).toMatch(/^.{50,300}$/);
    });

    it('claims no figure', () => {
      expect(JSON.stringify(release)).not.toMatch(/\d+ ?(%|x\b|times)/);
    });

    it('places each benefit at a crossing of its own', () => {
      const crossings = release.benefits.map(({ crossing: { agent, team } }) => `${agent} ${team}`);
      expect(new Set(crossings).size).toBe(crossings.length);
    });

    it('tells news searches its headline and its day', () => {
      expect(releasePage(release).structuredData).toMatchObject({
        '@type': 'NewsArticle',
        headline: release.title,
        datePublished: release.date,
      });
    });
  },
);

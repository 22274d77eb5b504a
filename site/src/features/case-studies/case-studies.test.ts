import type { CaseStudy, DayRun, Doer } from 'contract/content/case-study.ts';
import { describe, expect, it } from 'vitest';
import { findClient } from '../../product/clients.ts';
import { caseStudies, caseStudyPath } from './case-studies.ts';
import { studyPage } from './page.ts';

/** The only figures that a case study may claim (S2 section 9). */
const CLAIMS = ['90%', '4x'];

describe('the case studies', () => {
  it('includes the three of the specification', () => {
    expect(caseStudies().map(caseStudyPath)).toEqual(
      expect.arrayContaining([
        '/case-studies/cxplabs',
        '/case-studies/grabguidance',
        '/case-studies/legitquest',
      ]),
    );
  });

  it('claims each figure of the specification once, in a metric', () => {
    const values = caseStudies().flatMap(({ metrics }) => metrics.map(({ value }) => value));
    expect(values.filter((value) => CLAIMS.includes(value)).toSorted()).toEqual(CLAIMS.toSorted());
  });
});

describe.each(caseStudies().map((study) => [study.customer, study] as const))(
  'the study of %s',
  (_, study) => {
    it('claims no other figure', () => {
      for (const figure of JSON.stringify(study).match(/\d+ ?(%|x\b|times)/g) ?? []) {
        expect(CLAIMS).toContain(figure);
      }
      for (const { value } of study.metrics) {
        if (/\d/.test(value)) expect(CLAIMS).toContain(value);
      }
    });

    it('reports no figure from a customer that the specification only claims', () => {
      for (const text of [study.description, ...study.metrics.map(({ basis }) => basis), ...study.results]) {
        expect(text).not.toMatch(/\breported\b|\b(?:studio|it|\p{Lu}\w+) reports\b/u);
      }
    });

    it('names a client with a logo, and fills the template', () => {
      expect(findClient(study.customer).name).toBe(study.customer);
      for (const list of [study.challenge, study.highlights, study.process, study.results]) {
        expect(list.length).toBeGreaterThan(1);
      }
      expect(study.description).toMatch(/^.{50,300}$/);
      expect(blankTexts(study)).toEqual([]);
    });

    it('is kept out of search engines until it is confirmed', () => {
      expect(studyPage({ ...study, confirmed: false })).toMatchObject({
        listed: 'here alone',
        structuredData: { '@type': 'WebPage', name: study.headline },
      });
      expect(studyPage({ ...study, confirmed: true })).toMatchObject({
        listed: 'in sitemap',
        card: { title: study.headline },
        structuredData: { '@type': 'Article', about: { name: study.customer } },
      });
    });

    it('assigns steps to agents and to people', () => {
      expect(new Set(study.process.map(({ by }) => by))).toEqual(new Set<Doer>(['agent', 'human']));
    });

    it('draws the figures that the text states', () => {
      expect(drawingProblem(study)).toBeUndefined();
    });
  },
);

/** Returns why a drawing says something else than the words do, if so. */
function drawingProblem({ work, metrics }: CaseStudy): string | undefined {
  const claim = metrics[0].value;
  switch (work.shape) {
    case 'days': {
      const [before, after] = [daysOf(work.before.drawing, 'human'), daysOf(work.after.drawing, 'human')];
      const isWhole = totalDays(work.before.drawing) === totalDays(work.after.drawing);
      if (!isWhole) return 'the calendars differ in length';
      return claim.endsWith('%') && (1 - after / before) * 100 !== Number.parseInt(claim, 10)
        ? `people spend ${after} days instead of ${before}`
        : undefined;
    }
    case 'clock': {
      const [before, after] = [work.before.drawing.leadHours, work.after.drawing.leadHours];
      const isDay = [...before, ...after].every((hour) => hour >= 0 && hour < 24);
      if (!isDay) return 'an hour is out of range';
      return claim.endsWith('x') && after.length / before.length !== Number.parseInt(claim, 10)
        ? `${after.length} leads instead of ${before.length}`
        : undefined;
    }
    case 'pages': {
      const { pages, readByHuman } = work.after.drawing;
      if (pages !== work.before.drawing.pages) return 'the question has other pages now';
      return readByHuman !== 'all' && readByHuman.some((place) => place >= pages)
        ? 'a page is out of range'
        : undefined;
    }
  }
}

function daysOf(runs: readonly DayRun[], by: DayRun['by']): number {
  return totalDays(runs.filter((run) => run.by === by));
}

function totalDays(runs: readonly DayRun[]): number {
  return runs.reduce((total, { days }) => total + days, 0);
}

/** Keys of texts that are empty. */
function blankTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [key];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => blankTexts(part, name));
}

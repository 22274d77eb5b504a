import { describe, expect, it } from 'vitest';
import { employees } from './employees.ts';
import { page, pages } from './page.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const figures = (name: string) =>
  employees()
    .find(({ persona }) => persona.name === name)
    ?.benefits.statistics.map(({ figure, label }) => `${figure} ${label}`);

describe('the team', () => {
  it('lists the seven employees of the specification, in its order, at their addresses', () => {
    expect(
      employees()
        .slice(0, 7)
        .map(({ persona }) => [persona.role, persona.path]),
    ).toEqual([
      ['Executive Assistant', '/ai-employees/ai-executive-assistant'],
      ['Project Manager', '/ai-employees/ai-project-manager'],
      ['Marketing Associate', '/ai-employees/ai-marketing-associate'],
      ['Sales Representative (SDR)', '/ai-employees/ai-sdr'],
      ['HR', '/ai-employees/ai-hr'],
      ['Market Research Analyst', '/ai-employees/ai-market-research-analyst'],
      ['Proposal Writer', '/ai-employees/ai-proposal-writer'],
    ]);
  });

  it.each(['name', 'role', 'path', 'summary'] as const)('gives each a unique %s', (field) => {
    expect(unique(employees().map(({ persona }) => persona[field]))).toBe(true);
  });

  it('gives each a unique place, picture, comparison, face, title and description', () => {
    for (const values of [
      employees().map(({ order }) => String(order)),
      employees().map(({ picture }) => picture.title),
      employees().map(({ comparison }) => comparison.drawing),
      employees().map(({ portrait }) => JSON.stringify({ ...portrait, color: '' })),
      employees().map(({ hero }) => hero.title),
      [page(), ...pages()].map(({ title }) => title),
      [page(), ...pages()].map(({ description }) => description),
    ]) {
      expect(unique(values), values.join(' | ')).toBe(true);
    }
  });
});

describe.each(employees().map((employee) => [employee.persona.name, employee] as const))(
  '%s',
  (name, employee) => {
    const { persona, capabilities, comparison, benefits, metadata } = employee;

    it('gives its page an address below the overview', () => {
      expect(persona.path).toMatch(/^\/ai-employees\/ai-[a-z-]+$/);
    });

    it('lists six capabilities, each with a part that stays with a person', () => {
      expect(capabilities.cards).toHaveLength(6);
      expect(unique(capabilities.cards.map(({ title }) => title))).toBe(true);
      for (const { yours } of capabilities.cards) expect(yours).toMatch(/\b[Yy]ou(r|rs)?\b/);
    });

    it('compares the same number of moments on both sides', () => {
      expect(comparison.after).toHaveLength(comparison.before.length);
    });

    it('shows the sections it has words for, each once', () => {
      const { sections, day, practice, skill } = employee;
      expect(unique(sections)).toBe(true);
      expect(sections).toEqual(expect.arrayContaining(['comparison', 'capabilities', 'job', 'benefits']));
      const optional = { day, practice, skill };
      for (const [section, words] of Object.entries(optional))
        expect([section, (sections as readonly string[]).includes(section)]).toEqual([
          section,
          Boolean(words),
        ]);
    });

    it('is spoken of as it, and never as he or she', () => {
      const texts = JSON.stringify(employee)
        .split('"')
        .filter((text) => text.includes(name));
      expect(texts.filter((text) => /\b(?:she|he|her|him|his)\b/i.test(text))).toEqual([]);
    });

    it('claims no figure as reported by a customer', () => {
      expect(benefits.statistics.length).toBeGreaterThan(0);
      for (const { label } of benefits.statistics) expect(label).not.toMatch(/report/);
    });

    it('hands work over to a person in its picture', () => {
      expect(employee.picture.handover.human).not.toBe(name);
      expect(employee.picture.alt).toContain(employee.picture.handover.human);
    });

    it('describes its page in a length that search engines show', () => {
      expect(metadata.description).toMatch(/^.{50,300}$/);
    });
  },
);

describe('figures', () => {
  it.each([
    ['Ava', ['10+ hours saved weekly']],
    ['Marco', ['30% faster projects']],
    ['Lena', ['80% less time spent on content', '3x campaign ROI']],
    ['Noah', ['40% conversion increase', '15+ hours saved for sales']],
    ['Hana', ['90% faster onboarding']],
    ['Iris', ['99.9% accuracy']],
    ['Owen', ['95% less time per proposal', 'Under 30 minutes to a proposal']],
  ])('claims for %s the figures of S2 section 9', (name, claims) => {
    expect(figures(name)).toEqual(claims.map((claim) => expect.stringContaining(claim)));
  });
});

describe('the sales representative', () => {
  const sdr = employees().find(({ persona }) => persona.path.endsWith('/ai-sdr'));

  it('describes itself to search engines as software for 0 USD, as the only one', () => {
    const offering = pages().filter(({ structuredData }) => structuredData);

    expect(offering).toMatchObject([
      {
        keywords: expect.stringContaining('AI SDR'),
        structuredData: {
          '@type': 'SoftwareApplication',
          image: expect.stringMatching(/\/social\/ai-employees-ai-sdr\.png$/),
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      },
    ]);
  });

  it('shows the skill of the specification', () => {
    expect(sdr?.skill?.triggers).toEqual(['Item created', 'Item updated']);
    expect(sdr?.skill?.output.name).toBe('Opportunity score');
  });
});

describe('buttons without a destination', () => {
  it('adds buttons without a destination to the pages of HR, the analyst and the proposal writer', () => {
    const pages = employees().filter(({ benefits }) => benefits.soon?.length);

    expect(pages.map(({ persona }) => persona.role)).toEqual([
      'HR',
      'Market Research Analyst',
      'Proposal Writer',
    ]);
  });
});

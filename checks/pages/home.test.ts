import { getAllByRole, getByRole, getByText, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { redirects } from '../site-pages.ts';
import { ask, hrefOf, openPage, partWith, sectionAt, textOf, textsOf } from './open-page.ts';

const SIGN_UP = brand.signUpUrl;

describe('the home page', () => {
  it('opens with its headline, its two calls to action and four figures', async () => {
    const { main } = await openPage('/');
    expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe('Create Unlimited AI Employees');
    const [trial] = getAllByRole(main, 'link', { name: /^Try for Free/ });
    expect([hrefOf(trial), trial?.getAttribute('target')]).toEqual([SIGN_UP, '_blank']);
    const [demo] = getAllByRole(main, 'link', { name: 'Book a demo' });
    expect(hrefOf(demo)).toBe('/book-demo');
    for (const figure of ['160+', '99.9%', '24/7', '40+']) getByText(main, figure);
  });

  it('shows eleven sections, each with one heading, as specified', async () => {
    const page = await openPage('/');
    const { main, sections } = page;
    const link = (name: string) => getAllByRole(main, 'link', { name }).at(-1) as HTMLElement;
    const marks = [
      getByRole(main, 'heading', { level: 1, name: 'Create Unlimited AI Employees' }),
      getByRole(main, 'heading', { level: 2, name: `Top performers and teams trust ${brand.name}` }),
      getByText(main, '99.9%'),
      getByRole(main, 'tab', { name: 'Scrum Agent' }),
      link('Schedule a demo'),
      link('Try it now'),
      getByRole(main, 'form', { name: 'Chatbot builder' }),
      getByText(main, /GPU/),
      link('Create Agent'),
      getByRole(main, 'heading', { level: 2, name: `Why Choose ${brand.name}` }),
      link('Book a demo'),
    ];
    expect(marks.map((mark) => sections.findIndex((section) => section.contains(mark)))).toEqual([
      ...sections.keys(),
    ]);
    for (const [index, section] of sections.entries()) {
      expect(getAllByRole(section, 'heading', { level: index === 0 ? 1 : 2 })).toHaveLength(1);
    }
  });

  it('explains four steps in order, above the link to the demo', async () => {
    const { main, sections } = await openPage('/');
    const demo = getByRole(main, 'link', { name: 'Schedule a demo' });
    const steps = within(partWith(sections, demo)).getAllByRole('listitem');
    expect(steps.map((step) => textOf(getByRole(step, 'heading')))).toEqual([
      'Define the use case',
      'Configure and customize',
      'Deploy and activate',
      'Scale and optimize',
    ]);
    expect(hrefOf(demo)).toBe('/book-demo');
  });

  it('links to the sign-up in a new tab from Try it now and from the closing call to action', async () => {
    const page = await openPage('/');
    const closing = sectionAt(page, -1);
    for (const link of [
      getByRole(page.main, 'link', { name: /^Try it now/ }),
      getByRole(closing, 'link', { name: /^Try for Free/ }),
    ]) {
      expect([hrefOf(link), link.getAttribute('target')]).toEqual([SIGN_UP, '_blank']);
    }
    expect(hrefOf(getByRole(closing, 'link', { name: 'Book a demo' }))).toBe('/book-demo');
  });

  it('names three partners with their role', async () => {
    const { main, sections } = await openPage('/');
    const partners = within(partWith(sections, getByText(main, /GPU/))).getAllByRole('listitem');
    expect(textsOf(partners)).toEqual([
      expect.stringMatching(/cloud software/i),
      expect.stringMatching(/GPU.*startup program/i),
      expect.stringMatching(/search.*startup program/i),
    ]);
  });

  it('shows nine feature cards with the links of the specification', async () => {
    const { main, sections } = await openPage('/');
    const grid = partWith(sections, getByRole(main, 'link', { name: 'Create Agent' }));
    const cards = getAllByRole(grid, 'listitem');
    expect(cards).toHaveLength(9);
    for (const card of cards) {
      expect(getAllByRole(card, 'heading')).toHaveLength(1);
      expect(getAllByRole(card, 'link')).toHaveLength(1);
    }
    for (const [name, href] of [
      ['Create Agent', '/services#agent-workflow'],
      ['Start Building Now', '/contact-us'],
      ['Schedule Demo', '/book-demo'],
      ['Book a Demo', '/book-demo'],
    ] as const) {
      expect(hrefOf(getByRole(grid, 'link', { name }))).toBe(href);
    }
    const hrefs = cards.map((card) => hrefOf(getByRole(card, 'link')));
    expect(hrefs).toEqual(expect.arrayContaining(['/pricing', '/usecases', '/enterprise']));
  });
});

it('holds every link of the specification in the footer', async () => {
  const footer = getByRole((await openPage('/')).body, 'contentinfo');
  const hrefs = getAllByRole(footer, 'link').map(hrefOf);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/',
      '/privacy',
      '/terms',
      '/cookies',
      '/case-studies',
      '/press-release',
      '/resources',
      '/blog',
      '/video-library',
      '/whitepapers',
      '/roi-calculator',
      '/Personas',
      '/customerops',
      '/aiagents',
      '/usecase',
      '/marketing-analytics',
      '/najdrentacar',
      `mailto:${brand.infoEmail}`,
    ]),
  );
  expect(hrefOf(getByRole(footer, 'link', { name: 'Sales Demo' }))).toBe('/najdrentacar');
  const profiles = getByRole(footer, 'list', { name: 'Social profiles' });
  expect(within(profiles).getAllByRole('link')).toHaveLength(3);
  expect(textOf(footer)).toContain('© 2025');
});

it('answers an unknown path with 404, the not-found page and a link home', async () => {
  const { status, main } = await openPage('/no/such/page');
  expect(status).toBe(404);
  getByText(main, '404');
  getByText(main, 'Oops! Page not found');
  expect(hrefOf(getByRole(main, 'link', { name: 'Return to Home' }))).toBe('/');
});

it('confirms on the thank-you page, promises an answer and links home', async () => {
  const { main } = await openPage('/thankyou');
  expect(textOf(main)).toContain('Submission received');
  expect(textOf(main)).toContain('get back to you soon');
  expect(hrefOf(getByRole(main, 'link', { name: 'Back to Home' }))).toBe('/');
});

it('serves 22 redirect-only paths', () => {
  expect(redirects.paths).toHaveLength(22);
});

it.each([...redirects.paths, '/Personas'])(
  'redirects %s to the application host with its query',
  async (path) => {
    const response = await ask(`${path}?utm_source=x&a=%20b`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${brand.appUrl}${path.toLowerCase()}?utm_source=x&a=%20b`);
  },
);

import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { expect, it } from 'vitest';
import { openPage, structuredDataOf, textOf, textsOf } from './open-page.ts';

const partOf = async (id: string) => (await openPage('/courses')).main.querySelector(`#${id}`) as HTMLElement;

it('names the rating, the reviews and the students in the first view', async () => {
  const hero = (await openPage('/courses')).main.querySelector('section') as HTMLElement;
  getByRole(hero, 'heading', { level: 1 });
  getByRole(hero, 'img', { name: '4.9 out of 5 stars' });
  expect(textOf(hero)).toContain('4.9 from 2,847 reviews');
  expect(textOf(hero)).toContain('12,429 students');
});

it('shows eight modules of 35 to 65 minutes in two or three lessons, 23 in all', async () => {
  const modules = Array.from((await partOf('modules')).querySelectorAll('details'));
  expect(modules).toHaveLength(8);
  let lessonsInAll = 0;
  for (const module of modules) {
    const summary = module.querySelector('summary');
    const [, lessons = 0, minutes = 0] =
      /(\d+) lessons, (\d+) minutes/.exec(textOf(summary))?.map(Number) ?? [];
    expect([2, 3]).toContain(lessons);
    expect(minutes).toBeGreaterThanOrEqual(35);
    expect(minutes).toBeLessThanOrEqual(65);
    expect(module.querySelectorAll('ol > li')).toHaveLength(lessons);
    expect(summary?.querySelector('svg')).not.toBeNull();
    lessonsInAll += lessons;
  }
  expect(lessonsInAll).toBe(23);
});

it('distinguishes the core course from the full library by both numbers', async () => {
  const overview = await partOf('overview');
  const figuresOf = (name: string) => {
    const part = getByRole(overview, 'heading', { name }).closest('div') as HTMLElement;
    return textsOf(getAllByRole(part, 'definition'));
  };
  expect(figuresOf('The core course')).toEqual(['8', '23', '6+']);
  expect(figuresOf('The full library')).toEqual(['4', '36', '13+']);
  const library = within(await partOf('library'));
  expect(textsOf(library.getAllByText(/^\d+ lessons$/))).toEqual([
    '8 lessons',
    '12 lessons',
    '10 lessons',
    '6 lessons',
  ]);
});

it('shows each testimonial with a name, a role, an avatar, a rating and a comment', async () => {
  const reviews = getAllByRole(await partOf('reviews'), 'figure');
  expect(reviews.length).toBeGreaterThanOrEqual(3);
  for (const review of reviews) {
    getByRole(review, 'img', { name: /^[1-5] out of 5 stars$/ });
    expect(textOf(getByRole(review, 'blockquote'))).toMatch(/\w/);
    const caption = review.querySelector('figcaption');
    expect(textOf(caption?.querySelector('strong'))).toMatch(/^\w+ \w+$/);
    expect(textOf(caption)).toMatch(/^[A-Z][A-Z]\w+ \w+\W*\w/);
  }
});

it('describes the course to search engines, without its rating and an offer that is closed', async () => {
  const data = structuredDataOf((await openPage('/courses')).document);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    provider: { name: brand.name },
    hasCourseInstance: { courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+M$/) },
  });
  for (const property of ['aggregateRating', 'offers']) expect(data).not.toHaveProperty(property);
});

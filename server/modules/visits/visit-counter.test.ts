import { describe, expect, it } from 'vitest';
import { VisitCounter, type VisitSum } from './visit-counter.ts';

const BROWSER = {
  host: 'site.example',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'de-DE,de;q=0.9',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const first = { ...BROWSER, 'sec-fetch-site': 'none' };
const inner = { ...BROWSER, 'sec-fetch-site': 'same-origin' };

const open = (hourNow = () => '2026-11-29T13') => new VisitCounter({ hourNow, isSecure: true });
const brief = ({ topic, name, detail, reader, visits, inner_pages, prefetched }: VisitSum) =>
  [topic, name, detail, reader, visits, inner_pages, prefetched].join(' ');

describe('what is counted in memory', () => {
  it('divides each page by rule and page, and a first page by source, campaign, language and device', () => {
    const counter = open();
    counter.countPage(first, '/pricing', '/pricing?utm_source=fair&utm_campaign=spring');
    counter.countPage(inner, '/pricing', '/pricing');
    counter.countPage({ ...inner, 'sec-purpose': 'prefetch' }, '/blog', '/blog');
    expect(counter.take().map(brief).sort()).toEqual([
      'campaign spring campaign people 1 0 0',
      'page /blog  people 0 0 1',
      'page /pricing  people 1 1 0',
      'reading de phone people 1 0 0',
      'rule navigation  people 1 1 1',
      'source campaign fair people 1 0 0',
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('keeps no name that a robot made up', () => {
    const counter = open();
    const robot = { 'user-agent': 'SpamBot/1.0', referer: 'https://spam.example/' };
    counter.countPage(robot, '/', '/?utm_campaign=buy-pills');
    expect(counter.take().map(brief).sort()).toEqual([
      'page /  robots 1 0 0',
      'rule robot  robots 1 0 0',
      'source campaign  robots 1 0 0',
    ]);
  });

  it('keeps hours apart', () => {
    let hour = '2026-11-29T13';
    const counter = open(() => hour);
    counter.countPage(inner, '/', '/');
    hour = '2026-11-29T14';
    counter.turnHour();
    counter.countPage(inner, '/', '/');
    expect(new Set(counter.take().map(({ starts_at }) => starts_at))).toEqual(
      new Set(['2026-11-29T13', '2026-11-29T14']),
    );
  });

  it('counts all, with names beyond a limit as one', () => {
    const counter = open();
    for (let index = 0; index < 10_000; index += 1) {
      counter.countPage(first, '/', `/?utm_source=made-up-${index}&utm_campaign=c-${index}`);
    }
    const sums = counter.take();
    expect(sums.length).toBeLessThan(700);
    for (const topic of ['page', 'source', 'campaign']) {
      const counts = sums.filter((sum) => sum.topic === topic).map(({ visits }) => visits);
      expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
    }
  });

  it('counts calls by step and page', () => {
    const counter = open();
    counter.countStep({ ...BROWSER, 'sec-fetch-site': 'same-origin' }, 'times', '/book-demo');
    counter.countStep({ 'user-agent': 'curl/8.5.0' }, 'sent', '(unknown)');
    expect(counter.take().map(brief)).toEqual([
      'step times /book-demo people 1 0 0',
      'step sent (unknown) robots 1 0 0',
    ]);
  });

  it('counts the speed of at most 500 pages until the sums are stored', () => {
    const counter = open();
    for (let index = 0; index < 600; index += 1) counter.countVitals(inner, '/', { cls: 0 });
    expect(counter.take().map(brief)).toEqual(['cls / phone -40 people 500 0 0']);
    counter.countVitals(inner, '/', { cls: 0 });
    expect(counter.take()).toHaveLength(1);
  });
});

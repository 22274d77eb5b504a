import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const ENTRIES = {
  subject: 'A title',
  category: 'Customer Support',
  url: 'a-title',
  author: 'Hanna Lindqvist',
  image: '/pictures/a.png',
  date: '2026-03-04',
  draft: 'true',
};

function blockOf(entries: Record<string, string | undefined>): string {
  return Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function read(
  changed: Partial<Record<keyof typeof ENTRIES | 'description' | 'lang', string | undefined>> = {},
) {
  return readFrontMatter(blockOf({ ...ENTRIES, ...changed }));
}

describe('readFrontMatter', () => {
  it.each([
    ['yes', true],
    ['On', true],
    ['no', false],
    ['OFF', false],
  ])('reads draft: %s as YAML 1.1 does', (written, draft) => {
    expect(read({ draft: written })).toMatchObject({ given: { draft }, problems: [] });
  });

  it.each([
    ['31.02.2026', '31.02.2026 is not a day of the calendar'],
    ['3/4/2026', 'it can be 2026-04-03 or 2026-03-04; write one of them'],
    ['2026-02-30', '2026-02-30 is not a day of the calendar'],
  ])('explains what is wrong with the date %s', (written, hint) => {
    const reason = `date must be a day of the calendar such as 2026-03-04, or a time with its zone such as 2026-03-04T09:00:00+05:30; ${hint}`;
    expect(read({ date: written }).problems).toEqual([{ line: 7, reason }]);
  });

  it('reads every entry', () => {
    expect(read({ description: 'What it’s about.', lang: 'de' })).toMatchObject({
      problems: [],
      given: {
        subject: 'A title',
        category: { name: 'Customer Support', slug: 'customer-support' },
        url: 'a-title',
        author: 'Hanna Lindqvist',
        image: '/pictures/a.png',
        date: '2026-03-04T00:00:00.000Z',
        description: 'What it’s about.',
        lang: 'de',
        draft: true,
      },
    });
  });

  it('leaves out entries that are missing or have no value', () => {
    const block = blockOf({
      subject: '',
      category: '~',
      url: '# later',
      author: '',
      image: '',
      date: '',
      lang: '',
    });
    for (const none of [block, '', '# nothing but a remark']) {
      expect(readFrontMatter(none)).toMatchObject({ given: {}, problems: [] });
    }
  });

  it('finds the line of an entry in the file', () => {
    const { lineOf } = read({ author: undefined });
    expect([lineOf('subject'), lineOf('url'), lineOf('author')]).toEqual([2, 4, 1]);
  });

  it.each([
    ['subject', 'Approval: a colon without quotes', 'Approval: a colon without quotes'],
    ['subject', "Issue #1: it's @home & 100% [done]", "Issue #1: it's @home & 100% [done]"],
    ['subject', '@home', '@home'],
    ['subject', '*a', '*a'],
    ['subject', '"Agents" at work: a year', '"Agents" at work: a year'],
    ['subject', '“Curly: as Word writes them”', 'Curly: as Word writes them'],
    ['subject', '“One” and “two”', '“One” and “two”'],
    ['subject', 'The team’s “first” year – again', 'The team’s “first” year – again'],
    ['subject', 'Part 1\\. Agents \\- and people', 'Part 1. Agents - and people'],
    ['subject', 'Kept # but not this', 'Kept'],
    ['subject', '42', '42'],
    ['subject', 'true', 'true'],
    ['url', '2026', '2026'],
    ['lang', 'pt_br', 'pt-BR'],
    ['lang', 'zh-Hant', 'zh-Hant'],
    ['draft', 'true # for now', true],
    ['draft', '"true"', true],
    ['date', '2026\\-03\\-04', '2026-03-04T00:00:00.000Z'],
    ['date', '4 March 2026', '2026-03-04T00:00:00.000Z'],
    ['subject', '"Approval: a colon in quotes"', 'Approval: a colon in quotes'],
    ['subject', '>-\n  two\n  lines', 'two lines'],
    ['category', 'Research & Analytics', { name: 'Research & Analytics', slug: 'research-&-analytics' }],
    ['category', 'Büro und Alltag', { name: 'Büro und Alltag', slug: 'büro-und-alltag' }],
    ['url', `${'a'.repeat(59)}-${'b'.repeat(60)}`, `${'a'.repeat(59)}-${'b'.repeat(60)}`],
    ['url', '"404"', '404'],
    ['image', 'https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['date', '2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['date', '2026-03-04T09:00:00Z', '2026-03-04T09:00:00.000Z'],
    ['date', '2026-03-04T09:00+05:30', '2026-03-04T03:30:00.000Z'],
    ['date', '2026-03-04T23:30:00.5-01:00', '2026-03-05T00:30:00.500Z'],
  ])('reads %s: %s', (name, text, value) => {
    expect(read({ [name]: text })).toMatchObject({ given: { [name]: value }, problems: [] });
  });

  it.each([
    ['subject', '[a, b]', 2],
    ['subject', '"a\\0b"', 2],
    ['subject', 'x'.repeat(201), 2],
    ['category', 'All', 3],
    ['category', 'a/b', 3],
    ['category', '"?"', 3],
    ['url', 'A-Title', 4],
    ['url', 'a_title', 4],
    ['url', 'a--title', 4],
    ['url', '-a', 4],
    ['url', 'a/title', 4],
    ['url', 'a'.repeat(121), 4],
    ['author', '{ name: Hanna }', 5],
    ['image', 'pictures/a.png', 6],
    ['image', '//pictures.example/a.png', 6],
    ['image', '/\\pictures.example/a.png', 6],
    ['image', 'http://pictures.example/a.png', 6],
    ['image', 'javascript:alert(1)', 6],
    ['date', '2026-02-30', 7],
    ['date', '2026-13-01', 7],
    ['date', '2026-06-31T12:00:00Z', 7],
    ['date', '2026-03-04T24:00:00Z', 7],
    ['date', '2026-03-04T09:00:00+15:00', 7],
    ['date', '4 M 2026', 7],
    ['draft', 'y', 8],
    ['lang', 'Deutsch!', 9],
    ['lang', 'german', 9],
    ['draft', '', 8],
  ])('refuses %s: %s in line %i', (name, text, line) => {
    const reason = expect.stringMatching(new RegExp(`^${name} must be `));
    expect(read({ lang: 'en', [name]: text }).problems).toEqual([{ line, reason }]);
  });

  it('describes in a sentence which values are allowed', () => {
    expect(read({ draft: 'maybe' }).problems).toEqual([{ line: 8, reason: 'draft must be true or false' }]);
  });

  it('suggests the address that is probably meant', () => {
    expect(read({ url: 'Über uns: Teil 1' }).problems).toEqual([
      { line: 4, reason: expect.stringMatching(/; such as uber-uns-teil-1$/) },
    ]);
  });

  it.each(['catgory', 'titel', '__proto__', 'constructor'])('refuses the unknown entry %s', (name) => {
    const reason = `${name} is not one of subject, category, url, author, image, description, date, lang, draft`;
    expect(readFrontMatter(`${blockOf(ENTRIES)}\n${name}: a`).problems).toEqual([{ line: 9, reason }]);
  });

  it('refuses an entry that is given twice, and names the first line', () => {
    expect(readFrontMatter(`${blockOf(ENTRIES)}\nsubject: Another`).problems).toEqual([
      { line: 9, reason: 'subject is already in line 2' },
    ]);
  });

  it('reads names of entries as word processors write them', () => {
    const block = [
      'Subject: A title',
      '',
      '**Category:** News  ',
      '',
      '**Url**: a-title',
      '',
      'DATE: 2026-03-04',
    ];
    expect(readFrontMatter(block.join('\n'))).toMatchObject({
      given: {
        subject: 'A title',
        category: { name: 'News' },
        url: 'a-title',
        date: '2026-03-04T00:00:00.000Z',
      },
      problems: [],
    });
  });

  it('reports all wrong entries, also those that are not YAML', () => {
    const changed = { subject: '[a', author: '"open', date: 'soon', draft: 'never' };
    expect(read(changed).problems.map(({ line }) => line)).toEqual([2, 5, 7, 8]);
  });

  it.each([
    ['subject: "open', 2, /^a closing quote is missing$/],
    ["draft: true\nsubject: 'it's'", 3, /closing quote/],
    ['draft: true\n\tsubject: a', 3, /tab/],
    ['subject: [a', 2, /^this cannot be read as YAML \(.+\)$/],
    ['- subject', 2, /a name, a colon, a space and a value/],
    ['subject:a', 2, /a name, a colon, a space and a value/],
  ])('refuses %j, which is not YAML with entries', (block, line, reason) => {
    expect(readFrontMatter(block).problems).toEqual([{ line, reason: expect.stringMatching(reason) }]);
  });

  it('follows no YAML reference, so that a small file cannot become a large one', () => {
    const block = blockOf({ ...ENTRIES, subject: '&a text', author: '*a' });
    expect(readFrontMatter(block).given).toMatchObject({ subject: '&a text', author: '*a' });
    expect(readFrontMatter('subject: [&a "text", *a]').problems).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ['subject', 'title: A title', 'A title'],
    ['url', 'slug: a-title', 'a-title'],
    ['category', 'categories: [News, Other]', { name: 'News', slug: 'news' }],
    ['category', 'categories:\n- News\n- Other', { name: 'News', slug: 'news' }],
    ['category', 'categories:\n  - News', { name: 'News', slug: 'news' }],
    ['author', 'authors:\n  - Hanna', 'Hanna'],
    ['image', 'feature_image: https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['image', 'coverImage: /a.png', '/a.png'],
    ['description', 'custom_excerpt: In short.', 'In short.'],
    ['date', 'published_at: 2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['lang', 'language: de', 'de'],
    ['draft', 'published: false', true],
    ['draft', 'status: draft', true],
    ['draft', 'visibility: members', true],
  ])('reads %s of another program: %j', (name, block, value) => {
    expect(readFrontMatter(block)).toMatchObject({ given: { [name]: value }, problems: [] });
  });

  it('reports entries of other programs that it passes over', () => {
    const { remarks, problems } = readFrontMatter('title: A\nsubject: B\ntags:\n- a\ncategories: [c, d]');
    expect(problems).toEqual([]);
    expect(remarks).toEqual([
      { line: 2, reason: 'title was passed over, as there is subject' },
      { line: 4, reason: 'tags says nothing here, and was passed over' },
      { line: 6, reason: 'of categories, only c was taken' },
    ]);
  });
});

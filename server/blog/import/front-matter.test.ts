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

function read(changed: Partial<Record<keyof typeof ENTRIES, string | undefined>> = {}) {
  return readFrontMatter(blockOf({ ...ENTRIES, ...changed }));
}

describe('readFrontMatter', () => {
  it.each([
    ['yes', true],
    ['On', true],
    ['no', false],
    ['OFF', false],
  ])('takes draft: %s as editors know it from YAML 1.1', (written, draft) => {
    expect(read({ draft: written })).toMatchObject({ values: { draft } });
  });

  it.each([
    ['31.02.2026', '31.02.2026 is no day of the calendar'],
    ['4.3.2026', 'the year comes first: 2026-03-04'],
    ['2026-02-30', '2026-02-30 is no day of the calendar'],
  ])('says what is wrong with the date %s', (written, hint) => {
    const reason = `date must be a day of the calendar such as 2026-03-04, or a time with its zone such as 2026-03-04T09:00:00+05:30; ${hint}`;
    expect(read({ date: written })).toEqual({ problems: [{ line: 7, reason }] });
  });

  it('reads every entry', () => {
    expect(read()).toMatchObject({
      values: {
        subject: 'A title',
        category: { name: 'Customer Support', slug: 'customer-support' },
        url: 'a-title',
        author: 'Hanna Lindqvist',
        image: '/pictures/a.png',
        date: '2026-03-04T00:00:00.000Z',
        draft: true,
      },
    });
  });

  it('has defaults for entries that may be missing', () => {
    expect(read({ author: undefined, image: undefined, draft: undefined })).toMatchObject({
      values: { author: null, image: null, draft: false },
    });
  });

  it('takes an author and an image without a value for missing ones', () => {
    expect(read({ author: '', image: '' })).toMatchObject({ values: { author: null, image: null } });
  });

  it('knows the line of an entry in the file', () => {
    const entries = read();
    expect('lineOf' in entries && [entries.lineOf('subject'), entries.lineOf('url')]).toEqual([2, 4]);
  });

  it.each([
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
    expect(read({ [name]: text })).toMatchObject({ values: { [name]: value } });
  });

  it.each([
    ['subject', '', 2],
    ['subject', '42', 2],
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
    ['url', '2026', 4],
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
    ['date', '2026-03-04T09:00:00', 7],
    ['date', '2026-03-04T24:00:00Z', 7],
    ['date', '2026-03-04T09:00:00+15:00', 7],
    ['date', '4 March 2026', 7],
    ['draft', 'y', 8],
    ['draft', '', 8],
    ['draft', '"true"', 8],
  ])('refuses %s: %s in line %i', (name, text, line) => {
    const reason = expect.stringMatching(new RegExp(`^${name} must be `));
    expect(read({ [name]: text })).toEqual({ problems: [{ line, reason }] });
  });

  it('says in a sentence what is allowed', () => {
    expect(read({ draft: 'maybe' })).toEqual({
      problems: [{ line: 8, reason: 'draft must be true or false' }],
    });
  });

  it('names every required entry that is missing', () => {
    expect(readFrontMatter('draft: false')).toEqual({
      problems: ['subject', 'category', 'url', 'date'].map((name) => ({
        line: 1,
        reason: `${name} is missing`,
      })),
    });
  });

  it.each(['', '# nothing but a remark'])('names them in a block without entries (%j)', (block) => {
    expect(readFrontMatter(block)).toMatchObject({ problems: { length: 4 } });
  });

  it.each(['tags', 'Subject', '__proto__', 'constructor'])('refuses the unknown entry %s', (name) => {
    const reason = `${name} is not one of subject, category, url, author, image, date, draft`;
    expect(readFrontMatter(`${blockOf(ENTRIES)}\n${name}: a`)).toEqual({ problems: [{ line: 9, reason }] });
  });

  it('refuses an entry that is given twice, and says where it stood first', () => {
    expect(readFrontMatter(`${blockOf(ENTRIES)}\nsubject: Another`)).toEqual({
      problems: [{ line: 9, reason: 'subject stands in line 2 already' }],
    });
  });

  it('finds all wrong entries', () => {
    expect(read({ subject: '42', date: 'soon', draft: 'never' })).toMatchObject({
      problems: [{ line: 2 }, { line: 7 }, { line: 8 }],
    });
  });

  it.each([
    ['subject: Approval: a colon', 2, /^text that contains a colon must stand in quotes$/],
    ['draft: true\nsubject: @home', 3, /must stand in quotes$/],
    ['subject: "open', 2, /^a closing quote is missing$/],
    ["draft: true\nsubject: 'it's'", 3, /closing quote/],
    ['draft: true\n\tsubject: a', 3, /tab/],
    ['subject: [a', 2, /^this cannot be read as YAML \(.+\)$/],
    ['- subject', 2, /a name, a colon, a space and a value/],
    ['subject:a', 2, /a name, a colon, a space and a value/],
  ])('refuses %j, which is no YAML for entries', (block, line, reason) => {
    expect(readFrontMatter(block)).toEqual({ problems: [{ line, reason: expect.stringMatching(reason) }] });
  });

  it('follows no reference, so that a small file cannot become a large one', () => {
    expect(readFrontMatter(`${blockOf({ ...ENTRIES, subject: '&a text', author: '*a' })}`)).toMatchObject({
      problems: [{ line: 5 }],
    });
  });
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemsOf } from 'content/voice.rules.ts';
import { describe, expect, it } from 'vitest';
import { type Copy, copyOfArticle, copyOfDocument, copyOfModule } from './copy-of.ts';

/** Modules with words that visitors read; the desk, the operator's commands and the server's log are not among them. */
const MODULES = [
  'site/src/**/*.{ts,tsx}',
  'contract/**/*.ts',
  'server/modules/{accounts/*,agents/**/*,bookings/demos/*,leads/intake/*,leads/mail/*,site/*}.ts',
  'server/modules/{answers/ask/*,chat/chat-events,chat/answering/*,chat/socket/*}.ts',
  'server/{plugins/http/*,shared/errors}.ts',
];
/** Not copy: statements, log lines, commands to type, addresses of calls, and the words that identify a language. */
const NOT_COPY =
  /\.test\.tsx?$|\.d\.ts$|\.(?:plugin|store)\.ts$|desk\/calls\.ts$|mail\/sales-mail\.ts$|ask\/language\.ts$|http\/(?:redis|untrusted-proxy)\.ts$/;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const modules = globSync(MODULES, { cwd: ROOT }).filter((file) => !NOT_COPY.test(file));
const documents = globSync('content/en/**/*.{md,yaml}', { cwd: ROOT, exclude: ['content/en/blog'] });
const articles = globSync('content/en/blog/*.md', { cwd: ROOT });

/** One line per fault: the file, the line, what it says and what would be better. */
function faults(file: string, copy: readonly Copy[]): string[] {
  return copy.flatMap(({ line, text }) => problemsOf(text).map((problem) => `${file}:${line} ${problem}`));
}

const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

describe('docs/voice.md', () => {
  it('governs every module with copy', () => {
    const copies = modules.map((file) => [file, copyOfModule(file, read(file))] as const);
    for (const pattern of MODULES) expect(globSync(pattern, { cwd: ROOT }), pattern).not.toEqual([]);
    expect(copies.flatMap(([, copy]) => copy).length).toBeGreaterThan(1000);
    expect(copies.flatMap(([file, copy]) => faults(file, copy))).toEqual([]);
    // Seven hundred files are parsed: a machine may be busy.
  }, 120_000);

  it('governs every document', () => {
    const copies = documents.map((file) => [file, copyOfDocument(file, read(file))] as const);
    expect(copies.flatMap(([, copy]) => copy).length).toBeGreaterThan(1000);
    expect(copies.flatMap(([file, copy]) => faults(file, copy))).toEqual([]);
  });

  it('governs every article', () => {
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.flatMap((file) => faults(file, copyOfArticle(read(file))))).toEqual([]);
  });
});

describe('what counts as copy', () => {
  it.each([
    ['a string', `const a = 'Somebody calls';`, ['Somebody calls']],
    ['a template, with a gap', 'const a = `Hire $' + '{name} today`;', ['Hire … today']],
    ['JSX text over two lines', 'const a = <p>\n  One line\n  and another\n</p>;', ['One line and another']],
    ['an attribute that is read', 'const a = <Row title="Two words" />;', ['Two words']],
    ['a sentence without its code', "const a = 'Send `page: 2` again';", ['Send again']],
  ])('includes %s', (_, source, texts) => {
    expect(copyOfModule('copy.tsx', source).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['a key', `const a = 'read-more';`],
    ['a class', 'const a = <p className="two words" />;'],
    ['a query', 'const a = sql`select a from b where c`;'],
    ['a program', 'const a = `first line\nsecond line of it`;'],
    ['a selector', `const a = '[popovertarget] [open]';`],
    ['an error for developers', `throw new Error('no logo in clients');`],
  ])('excludes %s', (_, source) => {
    expect(copyOfModule('copy.tsx', source)).toEqual([]);
  });

  it('includes the texts of a document, with their lines', () => {
    const topic =
      '---\nquestion: What now?\nphrasings:\n  - what do we do\n---\n\nAsk {site.name} [here](/faq).\n';
    expect(copyOfDocument('topic.md', topic)).toEqual([
      { line: 2, text: 'What now?' },
      { line: 7, text: 'Ask … [here].' },
    ]);
  });

  it('includes the prose and subject of an article, with their lines', () => {
    const article =
      '---\nsubject: A day\nurl: a-day\n---\nSome prose.\n```\nsome code\n```\nMore `code` prose.';
    expect(copyOfArticle(article).filter(({ text }) => text)).toEqual([
      { line: 2, text: 'A day' },
      { line: 5, text: 'Some prose.' },
      { line: 9, text: 'More  prose.' },
    ]);
  });
});

describe('problemsOf', () => {
  it.each([
    ['Your organisation', '“organisation”: write organization'],
    ['Nobody asks', '“Nobody”: write no one'],
    ['It does not wait', '“does not”: write doesn’t'],
    ['One short mail', '“mail”: write email'],
    ['Test it with eight letters', '“eight letters”: write emails'],
    ["It's there", "“t'”: write ’ (typographic)"],
    ['in 90 % of cases', '“0 %”: write the sign right behind the number'],
    ['A rule called “ask first”.', '“”.”: write the comma or period inside the quotation marks'],
    ['Before 3 p.m. today', '“3 p.m.”: write AM or PM'],
    ['Ticked the box', '“Ticked the”: write check, as Americans do with a box'],
    ['Not just fast, but right', '“Not just fast, but”: write the second half alone'],
    [
      `It ${'waits and '.repeat(15)}stops`,
      '“It waits and waits and waits and waits a…” has 32 words: write two sentences',
    ],
  ])('suggests a better word in %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it.each([
    'Enroll now, and practice with your colleagues',
    'Not only here: 4-6 weeks later',
    "Request sent successfully! We'll get back to you soon.",
    'Its installation, fulfillment and skillful labeling',
    'An agent called “…”. We have it',
    `It ${'waits '.repeat(20)}here. It ${'stops '.repeat(20)}there`,
  ])('accepts %j', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

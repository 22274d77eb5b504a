import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { Document } from 'contract/content/kinds.ts';
import { NOTHING_STATED } from 'contract/site/company.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openContent, type ParsedFiles, readContent } from './read-content.ts';
import { settingFacts } from './references.ts';
import { unmarkText } from './text-marks.ts';

const TOPIC = `---
question: What is the price of Startup?
audience: buyer
status: published
reviewed: 2026-11-26
sources:
  - page: /pricing
    evidence: Startup is {plans.startup.price} a month.
phrasings: [startup price]
words: cost
---

It’s {plans.startup.price} a month, says {site.name}.
`;

const ANNOUNCEMENT = "label: News\ntext: We moved\nlink: /blog\nfrom: '2026-12-01'\nuntil: ''\n";

const FACTS = new Map([
  ['site.name', 'Example'],
  ['plans.startup.price', '$99'],
]);
const open = (...files: [path: string, text: string][]) =>
  openContent(
    files.map(([path, text]) => [path, () => text]),
    FACTS,
  );

describe('documents', () => {
  it('take their names from their files, and facts from where they stand once', () => {
    const [topic] = open(['answers/plans/startup.md', TOPIC]).list('topic');
    expect(topic).toMatchObject({
      id: 'startup',
      folder: 'answers/plans',
      answer: 'It’s $99 a month, says Example.',
      sources: [{ page: '/pricing', evidence: 'Startup is $99 a month.' }],
    });
  });

  it.each([
    [
      'nothing',
      {},
      'Half-hour slots, 20-30 minutes of 30, India Standard Time, by a company (name not stated)',
    ],
    [
      'an office',
      { office: { ...DEFAULT_OFFICE, minutes: 45, zoneLabel: 'Central European Time' } },
      '45-minute slots, 45 minutes of 45, Central European Time, by a company (name not stated)',
    ],
    [
      'a company whose name looks like Markdown',
      { company: { ...NOTHING_STATED, name: '*A* & <B>' } },
      'Half-hour slots, 20-30 minutes of 30, India Standard Time, by \\*A\\* \\& \\<B\\>',
    ],
  ])('name what the settings say: %s', (_what, settings, answer) => {
    const text =
      '{office.slots}, {office.span} minutes of {office.minutes}, {office.zoneLabel}, by {company.line}';
    const topic = TOPIC.replace(/It’s .*\n$/, `${text}\n`);
    const [named] = open(['answers/plans/startup.md', topic]).withFacts(settingFacts(settings)).list('topic');
    expect(named?.answer).toBe(answer);
  });

  it.each([
    ['a field that is missing', /^audience: .*\n/m, '', 2, 'the document needs audience'],
    [
      'a value that is not offered',
      'published',
      'maybe',
      4,
      'status is one of published, partly, not-published',
    ],
    ['a field of another name', 'words:', 'wrods:', 2, 'the document needs words'],
    [
      'a text that does not fit',
      /price of Startup/,
      'x'.repeat(200),
      2,
      'question has at most 160 characters',
    ],
    [
      'an unknown fact',
      'It’s {plans.startup.price}',
      'It’s {plans.startup.cost}',
      12,
      'answer refers to plans.startup.cost, which is no fact',
    ],
    ['a list that is a text', 'phrasings: [startup price]', 'phrasings: price', 9, 'phrasings must be array'],
    ['no fields', /^---[\s\S]*---\n/, '', 1, 'begins with fields between two lines of ---'],
  ])('name file and line of %s, and count without it', (_what, from, to, line, message) => {
    const { list, findProblems } = open(
      ['answers/plans/broken.md', TOPIC.replace(from, () => to)],
      ['answers/plans/startup.md', TOPIC],
    );
    expect(list('topic').map(({ id }) => id)).toEqual(['startup']);
    expect(findProblems()[0]).toEqual({ file: 'answers/plans/broken.md', line, message });
  });

  it('are parsed again only where their file has changed', () => {
    const parsed: ParsedFiles = new Map();
    const read = (text: string) =>
      openContent([['answers/plans/startup.md', () => text]], FACTS, parsed).list('topic')[0]?.words;
    expect(read(TOPIC)).toBe('cost');
    const changed = TOPIC.replace('words: cost', 'words: money');
    expect(read(changed)).toBe('cost');
    parsed.delete('answers/plans/startup.md');
    expect(read(changed)).toBe('money');
  });

  it.each([
    ['another text', true, [['answers/plans/startup.md', `${TOPIC}Cheap.`]], FACTS, []],
    ['a new document', true, [['answers/plans/new.md', TOPIC]], FACTS, []],
    ['another fact that it names', true, [], new Map([...FACTS, ['plans.startup.price', '$149']]), []],
    ['a replaced text', true, [], FACTS, [['answers/plans/startup#question', 'How much?']]],
    ['a fact that it does not name', false, [], new Map([...FACTS, ['site.slug', 'example']]), []],
    ['a document of another kind', false, [['faq.yaml', 'words: none']], FACTS, []],
  ] as const)('have a version that tells of %s: %s', (_what, isOther, files, facts, texts) => {
    const sources = new Map([['answers/plans/startup.md', TOPIC], ...files]);
    const changed = openContent(
      [...sources].map(([path, text]) => [path, () => text]),
      facts,
    ).withTexts(new Map(texts));
    const before = open(['answers/plans/startup.md', TOPIC]).versionOf('topic');
    expect(changed.versionOf('topic') !== before).toBe(isOther);
  });

  it('stay as they were read, with their version, when another release replaces their files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'claims.yaml');
    writeFileSync(file, 'uptime: 99.9%\n');
    const words = readContent(folder);
    const version = words.versionOf('claims');
    writeFileSync(file, 'uptime: 99.8%\n');
    expect(words.withTexts(new Map([['pages/home#title', 'New']])).versionOf('claims')).toBe(version);
  });

  it('report a file of no kind', () => {
    expect(open(['answers/readme.txt', '']).findProblems()).toEqual([
      { file: 'answers/readme.txt', line: 1, message: 'no kind of document has this name' },
    ]);
  });
});

describe('replaced texts', () => {
  const TERMS = 'answers/plans/startup';
  const replace = (address: string, value: string) =>
    open(['answers/plans/startup.md', TOPIC]).withTexts(new Map([[address, value]]));

  it.each([
    [`${TERMS}#question`, 'What does Startup cost?', 'question', 'What does Startup cost?'],
    [`${TERMS}#answer`, 'Just {plans.startup.price}.', 'answer', 'Just $99.'],
    [`${TERMS}#sources.0.evidence`, 'It says so.', 'sources.0.evidence', 'It says so.'],
  ])('stand at %s, with facts by reference', (address, value, field, expected) => {
    const content = replace(address, value);
    expect(content.list('topic')[0]).toHaveProperty(field, expected);
    expect(content.findProblems()).toEqual([]);
  });

  it.each([
    [`${TERMS}#question`, 'x'.repeat(200), 'is wrong as it is replaced'],
    [`${TERMS}#status`, 'maybe', 'is wrong as it is replaced'],
    [`${TERMS}#nothing`, 'text', 'has no such text to replace'],
    [`${TERMS}#sources`, 'text', 'has no such text to replace'],
    ['answers/plans/enterprise#question', 'text', 'no document whose texts are replaced has this name'],
  ])('leave the document as it is where %s cannot be replaced', (address, value, message) => {
    const content = replace(address, value);
    expect(content.list('topic')[0]?.question).toBe('What is the price of Startup?');
    expect(content.findProblems()).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });
});

describe('replaced numbers', () => {
  const ours = ['claims.yaml', 'plans.yaml'].map((path): [string, string] => [
    path,
    readFileSync(new URL(`./en/${path}`, import.meta.url), 'utf8'),
  ]);
  const replace = (...texts: [address: string, value: string][]) =>
    open(['answers/plans/startup.md', TOPIC], ...ours).withTexts(new Map(texts));

  it('are numbers, which other documents quote', () => {
    const words = replace(['plans#startup.price', '149']);
    expect(words.one('plans').startup.price).toBe(149);
    expect(words.list('topic')[0]?.answer).toBe('It’s $149 a month, says Example.');
    expect(words.findProblems()).toEqual([]);
  });

  it('make way for words, and words for numbers, where a field takes both', () => {
    const { startup, enterprise } = replace(
      ['plans#startup.price', 'On request'],
      ['plans#enterprise.price', '999'],
    ).one('plans');
    expect([startup.price, enterprise.price]).toEqual(['On request', 999]);
  });

  it('stay texts where a field takes no number', () => {
    expect(replace(['plans#startup.name', '24']).one('plans').startup.name).toBe('24');
  });

  it.each([
    ['plans#startup.price', '-5'],
    ['plans#startup.members.most', 'many'],
    ['plans#startup.members.most', '1.5'],
  ])('leave %s as it is with %s', (address, value) => {
    const words = replace([address, value]);
    expect(words.one('plans')).toEqual(replace().one('plans'));
    expect(words.findProblems().map(({ message }) => message)).toEqual([
      expect.stringContaining(`${address} is wrong as it is replaced: `),
    ]);
  });

  it('have a default, whatever replaces it', () => {
    const words = replace(['plans#startup.price', '149']);
    expect(words.findDefault('plans#startup.price')).toBe(String(replace().one('plans').startup.price));
    expect(words.findDefault('answers/plans/startup#answer')).toBe(
      'It’s {plans.startup.price} a month, says {site.name}.',
    );
    expect(words.findDefault('plans#startup')).toBeUndefined();
    expect(words.findDefault('nothing#startup')).toBeUndefined();
  });
});

describe('redirects', () => {
  const employee: [string, string] = [
    'employees/ai-hr.yaml',
    readFileSync(new URL('./en/employees/ai-hr.yaml', import.meta.url), 'utf8'),
  ];
  const move = (rules: string) =>
    open(['redirects.yaml', "rules: ''"], employee).withTexts(new Map([['redirects#rules', rules]]));

  it('switch pages off, with their other addresses and their documents', () => {
    const words = move('/ai-employees/ai-hr off\n/usecases /services\n/old /pricing');
    expect([...words.pagesOff]).toEqual([
      ['/ai-employees/ai-hr', undefined],
      ['/usecases', '/services'],
      ['/usecase', '/services'],
    ]);
    expect([...words.moves]).toEqual([...words.pagesOff, ['/old', '/pricing']]);
    expect([words.list('employee').length, move('').list('employee').length]).toEqual([0, 1]);
    expect(words.versionOf('employee')).not.toBe(move('').versionOf('employee'));
  });

  it('leave pages as they are where they only move addresses that are none', () => {
    expect(move('/old /pricing').versionOf('employee')).toBe(move('').versionOf('employee'));
  });

  it('are typed on several lines, also while they are empty', () => {
    expect(move('').listFields('redirects')).toMatchObject([{ address: 'redirects#rules', type: 'prose' }]);
  });
});

describe('the sections of a page', () => {
  const words = readContent(join(import.meta.dirname, 'en'));
  const ENTERPRISE = 'pages/enterprise#sections';
  const replace = (value: string) => words.withTexts(new Map([[ENTERPRISE, value]]));

  it('are one text, with a name on each line', () => {
    const { sections } = words.one('pages/enterprise');
    expect(words.findDefault(ENTERPRISE)).toBe(sections.join('\n'));
    const field = words.listFields('pages/enterprise').find(({ address }) => address === ENTERPRISE);
    expect(field).toMatchObject({ type: 'sections', value: sections.join('\n'), names: sections });
  });

  it('stand in another order, without those that are left out', () => {
    const replaced = replace('value\nsearch');
    expect(replaced.one('pages/enterprise').sections).toEqual(['value', 'search']);
    expect(replaced.findProblems(['pages/enterprise'])).toEqual([]);
  });

  it.each([
    ['no name', '', 'is one of search, automate, orchestrate, value, cloud or on-premise'],
    ['an unknown name', 'value\nprices', 'is one of search, automate, orchestrate, value, cloud or'],
    ['a name twice', 'value\nvalue', 'names one twice'],
  ])('stay as they are with %s', (_what, value, message) => {
    const replaced = replace(value);
    expect(replaced.one('pages/enterprise').sections).toEqual(words.one('pages/enterprise').sections);
    expect(replaced.findProblems(['pages/enterprise'])).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  it('are offered where the document has words for them', () => {
    const field = words
      .listFields('employees/ai-hr')
      .find(({ address }) => address === 'employees/ai-hr#sections');
    expect(field?.names).toContain('job');
    expect(field?.names).not.toContain('skill');
  });
});

describe('the rows of a list', () => {
  const words = readContent('content/en');
  const LIST = 'pages/pricing#questions.list';
  const [first, second] = words.one('pages/pricing').questions.list;
  const read = (...texts: [address: string, text: string][]) => {
    const replaced = words.withTexts(new Map(texts.map(([way, text]) => [`${LIST}${way}`, text])));
    return { replaced, list: replaced.one('pages/pricing').questions.list };
  };

  it('are one text, with the key of each row on a line, before the texts of the rows', () => {
    const keys = words.one('pages/pricing').questions.list.map((_, index) => index);
    expect(words.findDefault(LIST)).toBe(keys.join('\n'));
    const fields = words.listFields('pages/pricing').filter(({ address }) => address.startsWith(LIST));
    expect(fields[0]).toMatchObject({ address: LIST, type: 'rows' });
    expect(fields[1]).toMatchObject({ address: `${LIST}.0.question`, value: first?.question });
  });

  it('stand in another order, without those that are left out', () => {
    expect(read(['', '1\n0']).list).toEqual([second, first]);
  });

  it.each([
    ['before the list', ['.0+a1.question', 'Is it new?'], ['', '0+a1\n1']],
    ['after the list', ['', '0+a1\n1'], ['.0+a1.question', 'Is it new?']],
  ] as [string, [string, string], [string, string]][])(
    'take a copied row whose text stands %s',
    (_, ...texts) => {
      expect(read(...texts).list).toEqual([{ ...first, question: 'Is it new?' }, second]);
    },
  );

  it('show the texts of a copied row among the fields, with what it was copied from by default', () => {
    const { replaced } = read(['', '0+a1\n1']);
    const address = `${LIST}.0+a1.question`;
    expect(replaced.listFields('pages/pricing').find((field) => field.address === address)).toMatchObject({
      label: 'Questions › Questions › 1, copied › Question',
      value: first?.question,
    });
    expect(words.findDefault(address)).toBe(first?.question);
  });

  it('are texts by themselves where each is one line', () => {
    const texts = new Map([
      ['faq#groups.0.shown', '1\n0'],
      ['faq#groups.0.shown.1', 'refund'],
    ]);
    const [group] = words.withTexts(texts).one('faq').groups;
    expect(group?.shown).toEqual(['refund', words.one('faq').groups[0]?.shown[0]]);
  });

  it.each([
    ['a row that is not there', '0\n99'],
    ['none', ''],
  ])('stay as they were for %s', (_, keys) => {
    const { replaced, list } = read(['', keys]);
    expect(list).toEqual(words.one('pages/pricing').questions.list);
    expect(replaced.findProblems(['pages/pricing'])).toHaveLength(1);
  });

  it('are marked by their keys', () => {
    const addresses: string[] = [];
    read(['', '1\n0+a1']).replaced.withMarks(addresses).one('pages/pricing');
    const marked = addresses.filter((address) => address.startsWith(LIST) && address.endsWith('question'));
    expect(marked).toEqual([`${LIST}.1.question`, `${LIST}.0+a1.question`]);
  });
});

describe('documents made of others', () => {
  const words = open(['answers/plans/startup.md', TOPIC], ['announcement.yaml', ANNOUNCEMENT]);
  const COPY = 'answers/plans/growth#copyOf';

  it('read like the other one until their own texts are changed', () => {
    const changed = words.withTexts(
      new Map([
        [COPY, 'answers/plans/startup'],
        ['answers/plans/growth#question', 'What is the price of Growth?'],
      ]),
    );
    expect(changed.findProblems()).toEqual([]);
    expect(changed.list('topic')).toMatchObject([
      { id: 'startup', question: 'What is the price of Startup?' },
      { id: 'growth', question: 'What is the price of Growth?', answer: 'It’s $99 a month, says Example.' },
    ]);
    expect(changed.names).toContain('answers/plans/growth');
    expect(changed.listFields('answers/plans/growth')[0]).toMatchObject({ address: COPY, type: 'copy' });
    expect(changed.findDefault('answers/plans/growth#question')).toBe('What is the price of Startup?');
    expect(changed.versionOf('topic')).not.toBe(words.versionOf('topic'));
  });

  it('have a page where the template has none', () => {
    const folder = new URL('en', import.meta.url).pathname;
    const site = readContent(folder, FACTS);
    expect(site.list('landing')).toEqual([]);
    const added = site.withTexts(new Map([['landing/spring#copyOf', 'landing/template']]));
    expect(added.list('landing').map(({ id }) => id)).toEqual(['spring']);
    expect(added.pagesOff.size).toBe(0);
  });

  it.each([
    [COPY, 'answers/plans/none', 'names answers/plans/none, which is no document that can be copied there'],
    ['pages/new#copyOf', 'answers/plans/startup', 'names answers/plans/startup, which is no document'],
    ['announcement-2#copyOf', 'announcement', 'names announcement, which is no document'],
    ['answers/plans/startup#copyOf', 'answers/plans/startup', 'There is a document of this name already'],
    ['answers/other/startup#copyOf', 'answers/plans/startup', 'There is a document of this name already'],
    ['answers/plans/Gr_owth#copyOf', 'answers/plans/startup', 'has a name of up to 60 small letters'],
  ])('are none at %s of %s', (address, from, problem) => {
    const changed = words.withTexts(new Map([[address, from]]));
    expect(changed.findProblems()).toMatchObject([{ message: expect.stringContaining(problem) }]);
    expect(changed.names).toEqual(words.names);
  });

  it('are gone with their text', () => {
    const changed = words.withTexts(new Map([[COPY, '']]));
    expect(changed.findProblems()).toEqual([]);
    expect(changed.names).toEqual(words.names);
  });
});

describe('marked documents', () => {
  const addresses: string[] = [];
  const words = open(['announcement.yaml', ANNOUNCEMENT]).withMarks(addresses);

  it('have marks around what is shown, and around nothing that the code reads', () => {
    const [{ text, link, from }] = words.list('announcement') as [Document<'announcement'>];
    expect([unmarkText(text), text.length, link, from]).toEqual(['We moved', 12, '/blog', '2026-12-01']);
    expect(addresses).toEqual(['announcement#label', 'announcement#text']);
  });

  it('are the same without marks', () => {
    const unmarked = JSON.parse(unmarkText(JSON.stringify(words.list('announcement'))));
    expect(unmarked).toEqual(open(['announcement.yaml', ANNOUNCEMENT]).list('announcement'));
  });
});

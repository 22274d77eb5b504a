import { describe, expect, it } from 'vitest';
import { judgeCall, judgePage, READER_OF, readDevice, readLanguage, readName } from './reader.rules.ts';

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const CHROME_HTML =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';
const NAVIGATION = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const chrome = (system: string, rest = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/159.0.8154.6 ${rest}Safari/537.36`;
const BRANDS = '"Not:A-Brand";v="8", "Chromium";v="156"';
const CHROMIUM = {
  ...{
    ...NAVIGATION,
    accept: CHROME_HTML,
    'accept-language': 'de-DE',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  ...{
    'sec-ch-ua': BRANDS,
    'sec-ch-ua-mobile': '?0',
    'sec-fetch-user': '?1',
    'upgrade-insecure-requests': '1',
  },
};
const WINDOWS = chrome('Windows NT 10.0; Win64; x64');
const compatible = (name: string) =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name})`;
const ANY = { accept: '*/*' };

type Row = readonly [name: string, headers: Record<string, string>, verdict: string];

/** Headers that each browser sent on 2026-11-29 to a server on this machine, driven by its own protocol. */
const BROWSERS: readonly Row[] = [
  ['Chromium 156, Windows', { ...CHROMIUM, 'user-agent': WINDOWS }, 'people navigation computer'],
  [
    'Chromium 156 as Edge',
    { ...CHROMIUM, 'user-agent': `${WINDOWS} Edg/159.0.8154.6` },
    'people navigation computer',
  ],
  [
    'Chromium 156, phone',
    { ...CHROMIUM, 'sec-ch-ua-mobile': '?1', 'user-agent': chrome('Linux; Android 14; Pixel 7', 'Mobile ') },
    'people navigation phone',
  ],
  [
    'Chromium 156, tablet',
    { ...CHROMIUM, 'user-agent': chrome('Linux; Android 8.1.0; SM-T837A') },
    'people navigation tablet',
  ],
  [
    'Firefox 153, Linux',
    {
      ...{
        ...NAVIGATION,
        accept: HTML,
        'accept-language': 'en-US,en;q=0.9',
        'sec-fetch-user': '?1',
        priority: 'u=0, i',
      },
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    },
    'people navigation computer',
  ],
  [
    'WebKitGTK 60.5',
    {
      ...{ ...NAVIGATION, accept: HTML, 'accept-language': 'en-US', 'accept-encoding': 'identity' },
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15',
    },
    'people navigation computer',
  ],
  [
    'Chromium 156 without a window',
    {
      ...{ ...NAVIGATION, accept: CHROME_HTML },
      'user-agent': chrome('X11; Linux x86_64').replace('Chrome', 'HeadlessChrome'),
    },
    'robots robot computer',
  ],
  [
    'Chromium 156 without a window, under another name',
    { ...CHROMIUM, 'sec-ch-ua': `${BRANDS}, "HeadlessChrome";v="156"`, 'user-agent': WINDOWS },
    'robots disguised computer',
  ],
];

/** Headers that each tool of Debian 12 or npm sent on the same day. */
const TOOLS: readonly Row[] = [
  ['curl 7.88', { ...ANY, 'user-agent': 'curl/7.88.1' }, 'robots robot'],
  ['wget 1.21', { ...ANY, 'user-agent': 'Wget/1.21.3', 'accept-encoding': 'identity' }, 'robots robot'],
  ['aria2 1.36', { accept: '*/*,application/metalink4+xml', 'user-agent': 'aria2/1.36.0' }, 'robots robot'],
  ['HTTPie 3.2', { ...ANY, 'user-agent': 'HTTPie/3.2.1' }, 'robots robot'],
  [
    'Lynx 2.9',
    {
      ...{ accept: 'text/html, text/plain, text/sgml, text/css, */*;q=0.01', 'accept-language': 'en' },
      'user-agent': 'Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8',
    },
    'unsure older',
  ],
  [
    'w3m 0.5.3',
    {
      ...{ accept: 'text/html, text/*;q=0.5, image/*, application/*', 'accept-language': 'en;q=1.0' },
      'user-agent': 'w3m/0.5.3+git20230121',
    },
    'unsure older',
  ],
  [
    'LinkChecker 10.2',
    {
      ...ANY,
      'user-agent':
        'Mozilla/5.0 (compatible; LinkChecker/10.2.1; +https://linkchecker.github.io/linkchecker/)',
    },
    'robots robot',
  ],
  [
    'linkinator 6',
    {
      ...ANY,
      'user-agent':
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.117 Safari/537.36',
    },
    'robots disguised',
  ],
  [
    'broken-link-checker 0.7',
    { 'user-agent': 'broken-link-checker/0.7.8 Node.js/24.21.0 (Linux 6.18; x64)' },
    'robots robot',
  ],
  ['Newsboat 2.21', { ...ANY, 'user-agent': 'newsboat/2.21.0 (Linux x86_64)' }, 'robots robot'],
  ['rss-parser 3', { accept: 'application/rss+xml', 'user-agent': 'rss-parser' }, 'robots robot'],
  ['Python requests', { ...ANY, 'user-agent': 'python-requests/2.34.2' }, 'robots robot'],
  ['Python urllib', { 'user-agent': 'Python-urllib/3.11' }, 'robots robot'],
  ['Python urllib3', { 'user-agent': 'python-urllib3/2.7.0' }, 'robots robot'],
  ['Perl HTTP::Tiny', { 'user-agent': 'HTTP-Tiny/0.080' }, 'robots robot'],
  ['Java 17', { 'user-agent': 'Java-http-client/17.0.15' }, 'robots robot'],
  [
    "Node's fetch",
    { ...ANY, 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' },
    'robots robot',
  ],
  ['undici', {}, 'robots unnamed'],
  ['got 14', { 'user-agent': 'got (https://github.com/sindresorhus/got)' }, 'robots robot'],
  ['axios 1', { accept: 'application/json, text/plain, */*', 'user-agent': 'axios/1.21.1' }, 'robots robot'],
  [
    'node-fetch',
    { ...ANY, 'user-agent': 'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)' },
    'robots robot',
  ],
  ['needle 3', { ...ANY, 'user-agent': 'Needle/3.5.0 (Node.js v24.21.0; linux x64)' }, 'robots robot'],
];

/** Names that their operators document; none of these came to us. */
const CRAWLERS: readonly Row[] = [
  // https://developers.openai.com/api/docs/bots
  ['GPTBot', { ...ANY, 'user-agent': compatible('GPTBot/1.3; +https://openai.com/gptbot') }, 'robots ai'],
  [
    'ChatGPT-User',
    { accept: HTML, 'user-agent': compatible('ChatGPT-User/1.0; +https://openai.com/bot') },
    'robots ai',
  ],
  [
    'OAI-SearchBot',
    {
      ...{ ...NAVIGATION, accept: HTML, 'accept-language': 'en' },
      'user-agent': `${WINDOWS}; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot`,
    },
    'robots ai',
  ],
  // https://support.claude.com/en/articles/8896518
  ['ClaudeBot', { ...ANY, 'user-agent': compatible('ClaudeBot/1.0; +claudebot@anthropic.com') }, 'robots ai'],
  [
    'Claude-User',
    {
      accept: 'text/markdown, text/html',
      'user-agent': compatible('Claude-User/1.0; +Claude-User@anthropic.com'),
    },
    'robots ai',
  ],
  // https://docs.perplexity.ai/guides/bots
  [
    'PerplexityBot',
    { ...ANY, 'user-agent': compatible('PerplexityBot/1.0; +https://perplexity.ai/perplexitybot') },
    'robots ai',
  ],
  // https://commoncrawl.org/ccbot
  ['CCBot', { accept: HTML, 'user-agent': 'CCBot/2.0 (https://commoncrawl.org/faq/)' }, 'robots ai'],
  // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
  [
    'Meta-ExternalAgent',
    {
      ...ANY,
      'user-agent':
        'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    },
    'robots ai',
  ],
  // https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
  [
    'Googlebot',
    {
      accept: HTML,
      'user-agent':
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/159.0.8154.6 Safari/537.36',
    },
    'robots robot',
  ],
  // https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
  [
    'bingbot',
    { ...ANY, 'user-agent': compatible('bingbot/2.0; +http://www.bing.com/bingbot.htm') },
    'robots robot',
  ],
];

describe('40 programs', () => {
  const rows = [...BROWSERS, ...TOOLS, ...CRAWLERS];

  it('are as many', () => expect(rows).toHaveLength(40));

  it.each(rows)('judges %s by its headers', (_, headers, expected) => {
    const rule = judgePage(headers, { isSecure: true });
    const device = readDevice(headers, readName(headers['user-agent'] ?? ''));
    expect(`${READER_OF[rule]} ${rule} ${device}`).toMatch(new RegExp(`^${expected}`));
  });
});

describe('what is neither a tool nor a browser that opens a page', () => {
  const browser = { ...CHROMIUM, 'user-agent': WINDOWS };
  const { 'sec-fetch-mode': _, ...without } = browser;

  it.each([
    ['a browser of today that leaves its headers out', without, true, 'robots disguised'],
    ['the same, where a site has no https', without, false, 'unsure older'],
    ['an older browser', { ...without, 'user-agent': WINDOWS.replace('159', '72') }, true, 'unsure older'],
    ['a page within a page', { ...browser, 'sec-fetch-dest': 'iframe' }, true, 'unsure embedded'],
    ['a browser without languages', { ...browser, 'accept-language': '' }, true, 'unsure wordless'],
    ['what asks for Markdown', { ...browser, accept: 'text/markdown' }, true, 'robots markdown'],
    [
      'an endless name',
      { ...browser, 'user-agent': `Mozilla/5.0 ${'('.repeat(9_000)}` },
      true,
      'robots robot',
    ],
  ])('is judged: %s', (_name, headers, isSecure, expected) => {
    const rule = judgePage(headers, { isSecure });
    expect(`${READER_OF[rule]} ${rule}`).toBe(expected);
  });

  it('names the language first asked for, and no other text', () => {
    const languageOf = (value: string) => readLanguage({ 'accept-language': value });
    expect(['de-AT,en;q=0.5', 'en', 'FR;q=1', '*', 'mira@example.com'].map(languageOf)).toEqual([
      ...['de', 'en', 'fr', '', ''],
    ]);
  });
});

describe('a call', () => {
  it.each([
    [{ 'user-agent': WINDOWS, 'sec-fetch-site': 'same-origin' }, 'people call'],
    [{ 'user-agent': WINDOWS }, 'unsure older'],
    [{ 'user-agent': 'curl/7.88.1', 'sec-fetch-site': 'same-origin' }, 'robots robot'],
  ])('is judged by what made it', (headers, expected) => {
    const rule = judgeCall(headers);
    expect(`${READER_OF[rule]} ${rule}`).toBe(expected);
  });
});

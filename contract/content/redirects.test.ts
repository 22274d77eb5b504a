import { expect, it } from 'vitest';
import { readRedirects } from './redirects.ts';

it('reads redirects and addresses that are gone, one a line', () => {
  const { rules, problems } = readRedirects(
    '/old/ /pricing?a=1#plans\n\n  /press  off \n/caf%C3%A9 https://example.com/a\n/affiliate off',
  );
  expect(problems).toEqual([]);
  expect([...rules].map(([address, { target }]) => [address, target])).toEqual([
    ['/old', '/pricing?a=1#plans'],
    ['/press', undefined],
    ['/café', 'https://example.com/a'],
    ['/affiliate', undefined],
  ]);
});

it.each([
  ['one word', '/a', 'Line 1: write two words'],
  ['three words', '/a /b /c', 'Line 1: write two words'],
  ['no address', 'a /b', 'Line 1: “a” begins with /'],
  ['a whole address', 'https://example.com/a /b', 'begins with /'],
  ['a query', '/a?b=1 /b', '“/a?b=1” begins with / and has no ?'],
  ['another host as an address', '//example.com /b', 'begins with /'],
  ['the home page', '/ /b', '“/” stays'],
  ['a call', '/authms/demo /b', '“/authms/demo” stays'],
  ['the desk', '/desk off', '“/desk” stays'],
  ['what the law needs', '/b /c\n/privacy off', 'Line 2: “/privacy” stays'],
  ['a page that answers name', '/pricing off', '“/pricing” needs a redirect'],
  ['another host in disguise', '/a //example.com', '“//example.com” is no page'],
  ['a backslash', '/a /\\example.com', 'is no page'],
  ['a script', '/a javascript:alert(1)', 'is no page'],
  ['an address that is not secret', '/a http://example.com', 'no https address'],
  ['the same address twice', '/a /c\n/a/ /d', 'Line 2: “/a/” is in line 1 already'],
  ['an address that leads to itself', '/a /a#b', '“/a” leads to itself'],
  ['a chain', '/a /b?c=1\n/b /d', 'Line 1: “/b” leads on to “/d”: write /a /d'],
  ['a long chain', '/a /b\n/b /c\n/c /d', 'Line 1: “/b” leads on to “/d”: write /a /d'],
  ['a circle', '/a /b\n/b /c\n/c /a', 'Line 1: “/a” and “/b” lead in a circle'],
  ['a circle that it is no part of', '/a /b\n/b /c\n/c /b', 'lead in a circle'],
  ['a target that is off', '/a /b\n/b off', 'Line 1: “/b” is off: choose another address'],
  [
    'more than 500',
    Array.from({ length: 501 }, (_, at) => `/a${at} /b`).join('\n'),
    'Line 501: at most 500 redirects',
  ],
])('refuses %s', (_what, text, problem) => {
  expect(readRedirects(text).problems[0]).toContain(problem);
});

import { describe, expect, it } from 'vitest';
import { addressesOff, isEnabled, unlink, withoutPagesOff } from './pages-off.ts';

const GONE = new Map([['/affiliate', undefined]]);
const MOVED = new Map([['/affiliate', '/contact-us']]);

describe('isEnabled', () => {
  it.each([
    [{}, true],
    [{ enabled: true }, true],
    [{ enabled: false }, false],
  ])('of %o is %s', (document, expected) => {
    expect(isEnabled(document)).toBe(expected);
  });
});

describe('addressesOff', () => {
  it.each([
    ['pages/affiliate', undefined, ['/affiliate']],
    ['pages/success-stories', undefined, ['/acme-ai-success-stories']],
    ['employees/ai-hr', undefined, ['/ai-employees/ai-hr']],
    ['pages/use-cases', '/services', ['/usecases', '/usecase']],
    ['pages/use-cases', undefined, expect.stringContaining('needs a redirect')],
    ['pages/home', undefined, expect.stringContaining('can’t be switched off')],
  ])('returns those of %s with redirect %s', (name, redirect, expected) => {
    expect(addressesOff(name, redirect, 'acme')).toEqual(expected);
  });
});

describe('withoutPagesOff', () => {
  it.each([
    ['a sentence', 'Read [about it](/affiliate#share).', 'Read about it.', 'Read [about it](/contact-us).'],
    ['a field', '/affiliate', '/affiliate', '/contact-us'],
    ['another page', '[It](/affiliates)', '[It](/affiliates)', '[It](/affiliates)'],
    ['a button', [{ label: 'Join', href: '/affiliate?a=1' }], [], [{ label: 'Join', href: '/contact-us' }]],
    ['a next step', { next: { page: '/affiliate' } }, {}, { next: { page: '/contact-us' } }],
  ])('changes %s', (_, value, gone, moved) => {
    expect(withoutPagesOff('pages/home', value, GONE)).toEqual(gone);
    expect(withoutPagesOff('pages/home', value, MOVED)).toEqual(moved);
  });

  it('takes the page out of menus in any case', () => {
    const links = [{ name: 'Affiliates', page: '/affiliate' }];
    expect(withoutPagesOff('menus', { links }, MOVED)).toEqual({ links: [] });
  });
});

it('takes links out of a page', () => {
  const html = '<a class="a" href="/affiliate">Join</a> <a href="/">Home</a>';
  expect(unlink(html, GONE)).toBe('<a class="a">Join</a> <a href="/">Home</a>');
  expect(unlink(html, MOVED)).toBe('<a class="a" href="/contact-us">Join</a> <a href="/">Home</a>');
});

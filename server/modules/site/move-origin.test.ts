import { describe, expect, it } from 'vitest';
import { moveOrigin } from './move-origin.ts';

const BUILT = 'https://www.built.example';

describe('moveOrigin', () => {
  it.each([
    ['alone', BUILT, 'https://acme.example'],
    ['in an attribute', `<a href="${BUILT}/x">`, '<a href="https://acme.example/x">'],
    ['in JSON', `{"url":"${BUILT}"}`, '{"url":"https://acme.example"}'],
    ['at the end of a sentence', `It is at ${BUILT}.`, 'It is at https://acme.example.'],
    ['twice', `${BUILT} ${BUILT}`, 'https://acme.example https://acme.example'],
    ['as a host alone', 'the website at www.built.example and', 'the website at acme.example and'],
    ['as a host with a path', 'www.built.example/?via=you', 'acme.example/?via=you'],
  ])('replaces the origin %s', (_case, text, moved) => {
    expect(moveOrigin(text, BUILT, 'https://acme.example')).toBe(moved);
  });

  it.each([
    ['the host of the application', 'https://app.built.example/login'],
    ['a longer host', 'https://www.built.example.evil/'],
    ['a host that ends with it', 'https://not-www.built.example/'],
    ['another port', 'https://www.built.example:8443/'],
    ['another scheme', 'http://www.built.example/'],
    ['an address of mail', 'office@www.built.example'],
    ['a host with other letters at the dots', 'wwwxbuiltxexample'],
  ])('keeps %s', (_case, text) => {
    expect(moveOrigin(text, BUILT, 'https://acme.example')).toBe(text);
  });

  it('keeps an origin that does not change', () => {
    expect(moveOrigin(BUILT, BUILT, BUILT)).toBe(BUILT);
  });

  it('includes the port of the new origin', () => {
    expect(moveOrigin(`${BUILT}/x, www.built.example`, BUILT, 'http://localhost:3000')).toBe(
      'http://localhost:3000/x, localhost:3000',
    );
  });

  it('keeps email addresses and other hosts of the domain for a site without www', () => {
    const text = 'info@built.example, https://app.built.example, https://built.example/, built.example';
    expect(moveOrigin(text, 'https://built.example', 'https://acme.example')).toBe(
      'info@built.example, https://app.built.example, https://acme.example/, acme.example',
    );
  });
});

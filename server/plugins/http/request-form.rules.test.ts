import { describe, expect, it } from 'vitest';
import { isProperRequest, originForm } from './http-server.ts';

describe('originForm', () => {
  it.each([
    ['GET', '/book-demo?a=b', '/book-demo?a=b'],
    ['GET', '//evil.example/x', '//evil.example/x'],
    ['GET', 'http://localhost/book-demo?a=b', '/book-demo?a=b'],
    ['GET', 'HTTPS://localhost', '/'],
    ['OPTIONS', '*', '/'],
    ['GET', '*', undefined],
    ['POST', '*', undefined],
    ['GET', '', undefined],
    ['GET', 'book-demo', undefined],
    ['GET', 'rtsp://localhost/x', undefined],
    ['GET', 'http://', undefined],
  ])('returns for %s %j the target %j', (method, url, expected) => {
    expect(originForm(method, url)).toBe(expected);
  });
});

describe('isProperRequest', () => {
  const GET = { method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1, rawHeaders: ['Host', 'a'] };

  it.each([
    ['one Host header', {}, true],
    ['none in HTTP/1.0', { httpVersionMinor: 0, rawHeaders: [] }, true],
    ['none in HTTP/1.1', { rawHeaders: [] }, false],
    ['two', { rawHeaders: ['Host', 'a', 'HOST', 'a'] }, false],
    ['HTTP/2.0', { httpVersionMajor: 2, httpVersionMinor: 0 }, false],
    ['HTTP/0.9', { httpVersionMajor: 0, httpVersionMinor: 9 }, false],
    ['a method of RTSP', { method: 'DESCRIBE' }, false],
  ])('judges a request with %s as %s', (_what, changed, expected) => {
    expect(isProperRequest({ ...GET, ...changed })).toBe(expected);
  });
});

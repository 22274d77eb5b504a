import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { sharingOfCall, sharingOfFile } from './cross-origin.ts';

const SITE = 'https://www.example.com';
const EVIL = 'https://evil.example';

describe('sharingOfFile', () => {
  it.each([
    'image/png',
    'image/svg+xml',
    'application/json',
    'application/feed+json',
    'application/atom+xml; charset=utf-8',
    'application/rss+xml; charset=utf-8',
    'application/xml',
    'text/markdown; charset=utf-8',
    'text/plain; charset=utf-8',
  ])('allows all origins to read %s', (contentType) => {
    expect(sharingOfFile(contentType)).toEqual({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each(['text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'text/css', 'font/woff2'])(
    'allows only our own pages to read %s',
    (contentType) => {
      expect(sharingOfFile(contentType)).toEqual({});
    },
  );
});

describe('sharingOfCall', () => {
  it.each([BLOG_PATHS.categories, BLOG_PATHS.articles, `${BLOG_PATHS.articles}/sales/a-b`])(
    'allows all origins to read %s',
    (path) => {
      for (const allowed of [[], [SITE]]) {
        expect(sharingOfCall(path, EVIL, allowed)).toMatchObject({ 'access-control-allow-origin': '*' });
      }
    },
  );

  it.each([LEAD_PATHS.demo, '/authms/webhook/login', '/authms/nothing', '/authms', '/authms/blogs'])(
    'allows only configured origins to read %s, and varies by Origin',
    (path) => {
      expect(sharingOfCall(path, SITE, [SITE])).toMatchObject({
        vary: 'Origin',
        'access-control-allow-origin': SITE,
      });
      expect(sharingOfCall(path, EVIL, [SITE])).toEqual({ vary: 'Origin' });
      expect(sharingOfCall(path, undefined, [SITE])).toEqual({ vary: 'Origin' });
      expect(sharingOfCall(path, SITE, [])).toEqual({});
    },
  );

  it.each(['/', '/pricing', '/healthz', '/authmsx'])('sets no headers for %s', (path) => {
    expect(sharingOfCall(path, SITE, [SITE])).toEqual({});
  });
});

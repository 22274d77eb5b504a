import { describe, expect, it } from 'vitest';
import type { Site } from './site-files.ts';
import { openSitePages } from './site-pages.ts';

const ORIGIN = 'https://www.example.com';
const body = Buffer.from('---\ntitle: "Prices"\n---\n\n# Prices\n');
const SITE = {
  origin: ORIGIN,
  files: new Map([['/pricing.md', { identity: { body } }]]),
  redirects: { origin: ORIGIN, paths: [] },
  onDemand: [{ pattern: /^\/blog\/[^/]+\/[^/]+$/ }],
  listed: [],
} as unknown as Site;
const noPage = async () => undefined;

describe('openSitePages', () => {
  it.each([
    '/pricing',
    '/pricing/',
    '/Pricing',
    '/PRICING/',
    '/pricing.md',
    '/Pricing.MD',
    `${ORIGIN}/Pricing/#plans`,
  ])('reads a page by the address %s', async (page) => {
    const found = await openSitePages(SITE, noPage).read(page, { network: '' });
    expect(found).toMatchObject({ title: 'Prices', markdown: '# Prices\n' });
  });

  it.each(['/prices', '/', '//', 'https://elsewhere.example/pricing'])(
    'reads no page by %s',
    async (page) => {
      expect(await openSitePages(SITE, noPage).read(page, { network: '' })).toBeUndefined();
    },
  );
});

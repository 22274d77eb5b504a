import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { ask, hrefOf, openPage } from './open-page.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

async function bytesOf(path: string, contentType: string): Promise<DataView> {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, contentType]);
  return new DataView(await answer.arrayBuffer());
}

const isPng = (bytes: DataView, at = 0) => PNG.every((byte, index) => bytes.getUint8(at + index) === byte);

describe('icons', () => {
  it('answers the default addresses that browsers request without reading a page', async () => {
    const icon = await bytesOf('/favicon.ico', 'image/x-icon');
    const count = icon.getUint16(4, true);
    expect([icon.getUint16(0, true), icon.getUint16(2, true), count]).toEqual([0, 1, 3]);
    let end = 6 + count * 16;
    for (let index = 0; index < count; index += 1) {
      const entry = 6 + index * 16;
      const offset = icon.getUint32(entry + 12, true);
      expect([offset, isPng(icon, offset)]).toEqual([end, true]);
      expect(icon.getUint32(offset + 16)).toBe(icon.getUint8(entry));
      end += icon.getUint32(entry + 8, true);
    }
    expect(icon.byteLength).toBe(end);
    const touch = await bytesOf('/apple-touch-icon.png', 'image/png');
    expect([isPng(touch), touch.getUint32(16), touch.getUint32(20)]).toEqual([true, 180, 180]);
  });

  it('matches the sizes in the manifest that every page links', async () => {
    const { document } = await openPage('/pricing');
    const manifest = hrefOf(document.querySelector('link[rel=manifest]')) ?? '';
    const answer = await ask(manifest);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { name, start_url, icons } = await answer.json();
    expect([name, start_url]).toEqual([brand.name, '/']);
    for (const { src, sizes, type } of icons) {
      const bytes = await bytesOf(src, type);
      if (sizes !== 'any') expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
    }
  });
});

describe('security.txt and humans.txt', () => {
  it('names where to report a weakness, for less than a year (RFC 9116)', async () => {
    const text = await (await ask('/.well-known/security.txt')).text();
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${brand.infoEmail}`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
    const policy = await ask(new URL(fields.get('Policy') ?? '').pathname);
    expect(await policy.text()).toContain('within');
  });

  it('names the makers of the site', async () => {
    const answer = await ask('/humans.txt');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(brand.name)]);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { replaceTexts } from '../../../shared/content.ts';

const PAGE =
  '<!doctype html><script>let a=1</script><script type="module" src="/desk/assets/a-1.js"></script><link rel="stylesheet" href="/desk/assets/a-1.css">';
const SHEET = ':root{--agent:#4b3fd6}';
const KEPT = 'public, max-age=31536000, immutable';
const SCRIPT = 'export const a = 1;\n'.repeat(50);

async function setUp(config: object = {}) {
  const deskDir = await mkdtemp(join(tmpdir(), 'desk-'));
  onTestFinished(() => rm(deskDir, { recursive: true }));
  await mkdir(join(deskDir, 'assets'));
  await writeFile(join(deskDir, 'index.html'), PAGE);
  await writeFile(join(deskDir, 'assets', 'a-1.js'), SCRIPT);
  await writeFile(join(deskDir, 'assets', 'a-1.css'), SHEET);
  return await startTestServer({ config: { deskDir, ...config } });
}

describe('the pages of the desk', () => {
  it.each(['/desk', '/desk/', '/desk/leads?state=new', '/desk/person/1'])(
    'are one page, at %s',
    async (url) => {
      const { app } = await setUp();
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, body]).toEqual([200, PAGE]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('load files that are kept for ever, compressed', async () => {
    const { app } = await setUp();
    const headers = { 'accept-encoding': 'gzip, br' };
    const sent = await app.inject({ url: '/desk/assets/a-1.js', headers });
    expect(sent.headers).toMatchObject({
      ...{ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' },
      ...{ 'cache-control': KEPT, vary: 'accept-encoding' },
    });
    expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(SCRIPT);
    const again = { ...headers, 'if-none-match': String(sent.headers.etag) };
    expect((await app.inject({ url: '/desk/assets/a-1.js', headers: again })).statusCode).toBe(304);
  });

  it('have the colors of the brand at this moment, in a style sheet that browsers ask for again', async () => {
    const { app } = await setUp();
    const read = async (tag?: string) => {
      const headers = tag === undefined ? {} : { 'if-none-match': tag };
      const answer = await app.inject({ url: '/desk/assets/a-1.css', headers });
      expect(answer.headers['cache-control']).toBe('no-cache');
      return { ...answer, tag: String(answer.headers.etag) };
    };
    const { body, tag } = await read();
    expect(body).toBe(SHEET);
    expect((await read(tag)).statusCode).toBe(304);
    onTestFinished(() => replaceTexts(new Map()));
    replaceTexts(new Map([['site#colors.agent', '#0f766e']]));
    expect((await read(tag)).body).toBe(':root{--agent:#0f766e}');
  });

  it.each(['/desk/assets/b-2.js', '/desk/api/nowhere', '/desk/api', '/desk/assets/../../package.json'])(
    'are not at %s',
    async (url) => {
      const { app } = await setUp();
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('are not there where the desk is off: /desk is answered as any unknown address', async () => {
    const { app } = await setUp({ desk: 'off' });
    const [desk, unknown] = [await app.inject({ url: '/desk' }), await app.inject({ url: '/desq' })];
    expect(desk.statusCode).toBe(404);
    const ownHeaders = { 'x-request-id': '', date: '', 'content-length': '', etag: '' };
    expect({ ...desk.headers, ...ownHeaders }).toEqual({ ...unknown.headers, ...ownHeaders });
  });

  it('are missing, and nothing else is, where the desk was not built', async () => {
    const { app, logged } = await setUp({ deskDir: '/nowhere' });
    expect((await app.inject({ url: '/desk' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/' })).statusCode).toBe(200);
    expect(logged.map(({ msg }) => msg)).toContain('desk/dist holds no built desk: run npm run build');
  });
});

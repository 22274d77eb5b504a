import { hash } from 'node:crypto';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { DISCOVERY_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { offeredTools } from '../../agents/offered-tools.ts';
import { PROTOCOL_VERSIONS } from './discovery-documents.ts';
import { skillsAt } from './skills.ts';

const PROVIDER = { productName: 'Acme Loom', origin: 'https://www.acme.example', hasPlatform: true };
/** Words of code in a skill that are no tool. */
const NO_TOOLS = ['.md', 'not_published', 'consent', 'idempotencyKey', 'Retry-After'];

async function read(path: string, config = {}) {
  const { url } = await startTestServer({ config });
  const answer = await fetch(url + path);
  return { url, answer, type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('what programs find', () => {
  it.each([
    [
      DISCOVERY_PATHS.apiCatalog,
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8',
    ],
    [DISCOVERY_PATHS.aiCatalog, 'application/json; charset=utf-8'],
    [DISCOVERY_PATHS.serverCard, 'application/mcp-server-card+json; charset=utf-8'],
    [DISCOVERY_PATHS.wellKnownServerCard, 'application/mcp-server-card+json; charset=utf-8'],
    [`${DISCOVERY_PATHS.skills}/index.json`, 'application/json; charset=utf-8'],
  ])('answers %s as %s, for pages of every origin, at the address that was asked', async (path, expected) => {
    const { url, answer, type, text } = await read(path);
    expect([answer.status, type]).toEqual([200, expected]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(() => JSON.parse(text)).not.toThrow();
    if (!path.startsWith(DISCOVERY_PATHS.skills)) expect(text).toContain(url);
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(url + path, { headers: known })).status).toBe(304);
    expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
  });

  it('names PUBLIC_URL where it is set', async () => {
    const { text } = await read(DISCOVERY_PATHS.serverCard, { publicUrl: PROVIDER.origin });
    expect(JSON.parse(text)).toMatchObject({
      name: 'example.acme/website',
      remotes: [{ type: 'streamable-http', url: 'https://www.acme.example/mcp' }],
    });
  });

  it('leads from each listed page to the catalog, and from the catalog to itself', async () => {
    const page = await read('/book-demo');
    expect(page.answer.headers.get('link')).toContain('</.well-known/api-catalog>; rel="api-catalog"');
    const { answer } = await read(DISCOVERY_PATHS.apiCatalog);
    expect(answer.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });

  it('describes no server for agents without the platform', async () => {
    const { url } = await startTestServer({ config: { platform: 'off' } });
    expect((await fetch(url + DISCOVERY_PATHS.serverCard)).status).toBe(404);
    for (const path of [DISCOVERY_PATHS.apiCatalog, DISCOVERY_PATHS.aiCatalog])
      expect(await (await fetch(url + path)).text()).not.toContain('/mcp');
  });
});

it('names the versions of the protocol that the library speaks', () => {
  expect([...PROTOCOL_VERSIONS]).toEqual(expect.arrayContaining(SUPPORTED_PROTOCOL_VERSIONS));
});

describe('a skill', () => {
  const skills = skillsAt(PROVIDER);

  it('is sent with the bytes whose digest the index names', async () => {
    const { url, text } = await read(`${DISCOVERY_PATHS.skills}/index.json`);
    const { skills: listed } = JSON.parse(text) as { skills: { url: string; digest: string }[] };
    expect(listed.length).toBe(skills.length);
    for (const skill of listed) {
      const answer = await fetch(new URL(skill.url, url));
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(`sha256:${hash('sha256', await answer.text(), 'hex')}`).toBe(skill.digest);
    }
    expect((await fetch(`${url}${DISCOVERY_PATHS.skills}/none/SKILL.md`)).status).toBe(404);
  });

  it.each(skills.map((skill) => [skill.name, skill] as const))(
    'has a name and text by the rules: %s',
    (name, skill) => {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(skill.description.length).toBeLessThan(1_024);
      expect(skill.text).toContain(`---\nname: ${name}\ndescription: "`);
      const words = [...skill.text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      expect(words.filter((word) => !(word in offeredTools()) && !NO_TOOLS.includes(word))).toEqual([]);
    },
  );
});

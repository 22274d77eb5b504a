import { DISCOVERY_PATHS } from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharingOfFile } from '../../../plugins/http/cross-origin.ts';
import { etagOf, sendTagged } from '../../../plugins/http/entity-tag.ts';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import { NotFound } from '../../../shared/errors.ts';
import { aiCatalog, apiCatalog, serverCard } from './discovery-documents.ts';
import type { Provider } from './provider.ts';
import { skillIndex, skillPath, skillsAt } from './skills.ts';

interface Discovery {
  productName: string;
  /** The setting; without it each reader is answered with the origin that they asked. */
  publicUrl: string | null;
  hasPlatform: boolean;
}

const CACHE_CONTROL = 'public, max-age=3600';
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const ITSELF = { link: `<${DISCOVERY_PATHS.apiCatalog}>; rel="api-catalog"` };

/** Adds what programs find of the site without reading its pages. Small and made of constants, so nothing is kept. */
export function addDiscovery(app: FastifyInstance, { productName, publicUrl, hasPlatform }: Discovery): void {
  const add = (path: string, type: string, make: (provider: Provider) => object, headers = {}) =>
    app.get(path, async (request, reply) => {
      reply.headers(headers);
      return send(request, reply, JSON.stringify(make(providerFor(request))), type);
    });
  const skillsOf = (provider: Provider) => skillsAt(provider);

  add(DISCOVERY_PATHS.apiCatalog, CATALOG_TYPE, apiCatalog, ITSELF);
  add(DISCOVERY_PATHS.aiCatalog, 'application/json', (provider) => aiCatalog(provider, skillsOf(provider)));
  add(`${DISCOVERY_PATHS.skills}/index.json`, 'application/json', (provider) =>
    skillIndex(skillsOf(provider)),
  );
  app.get<{ Params: { name: string } }>(skillPath(':name'), async (request, reply) => {
    const skill = skillsOf(providerFor(request)).find(({ name }) => name === request.params.name);
    if (!skill) throw new NotFound();
    return send(request, reply, skill.text, 'text/markdown; charset=utf-8');
  });
  if (!hasPlatform) return;
  for (const path of [DISCOVERY_PATHS.serverCard, DISCOVERY_PATHS.wellKnownServerCard])
    add(path, 'application/mcp-server-card+json', serverCard);

  function providerFor(request: FastifyRequest): Provider {
    return { productName, hasPlatform, origin: ownOrigin(request, publicUrl) };
  }
}

function send(request: FastifyRequest, reply: FastifyReply, body: string, type: string): FastifyReply {
  reply.headers({ ...sharingOfFile(type), 'cache-control': CACHE_CONTROL });
  return sendTagged(request, reply, { body, etag: etagOf(body) }, type);
}

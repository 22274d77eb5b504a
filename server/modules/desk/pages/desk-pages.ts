import { DESK_API, DESK_PATH } from 'contract/desk/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredCoding } from '../../../plugins/http/accept-encoding.ts';
import { pathOf } from '../../../plugins/http/cross-origin.ts';
import { namesTag } from '../../../plugins/http/entity-tag.ts';
import { NotFound } from '../../../shared/errors.ts';
import type { Variant } from '../../site/site.queries.ts';
import type { DeskFiles } from './desk-files.ts';

/** Folder in which the build puts the assets of the page. */
const ASSETS = `${DESK_PATH}/assets/`;

/** Serves the desk's files, and at every other address below it the page, which draws the screen of that address. */
export function addDeskPages(desk: FastifyInstance, files: DeskFiles): void {
  desk.get(DESK_PATH, answer);
  desk.get(`${DESK_PATH}/*`, answer);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (path === DESK_API || path.startsWith(`${DESK_API}/`)) throw new NotFound();
    const coding = preferredCoding(request.headers['accept-encoding']);
    const file = await files.findFile(path, coding);
    if (!file && path.startsWith(ASSETS)) throw new NotFound();
    return send(file ?? (await files.readPage(coding)), request, reply);
  }
}

function send(variant: Variant, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const condition = headers['if-none-match'];
  const isKnown = condition !== undefined && namesTag(condition, variant.etag);
  const said = isKnown ? variant.unchangedHeaders : variant.headers;
  for (let index = 0; index < said.length; index += 2) reply.header(said[index] ?? '', said[index + 1]);
  return isKnown ? reply.code(304).send() : reply.send(variant.body);
}

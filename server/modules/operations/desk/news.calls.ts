import type { NoticeKind } from 'contract/desk/notices.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { findNoticeChoices } from '../../desk/desk.queries.ts';
import { listNotices } from '../notices/list-notices.ts';

/** Looks overlap, since an event of this moment may not be stored yet; the browser knows what it has shown. */
const OVERLAP_MS = 2_000;
/** Longest time that is looked back: a browser that slept for longer draws its screens again. */
const LONGEST_MS = 3_600_000;
const MOST_NOTICES = 5;

/** Adds the call by which an open desk hears of what its person chose to hear of, to show it in the browser. */
export function addNewsCall(
  desk: FastifyInstance,
  { database, config, clock }: Pick<AppContext, 'database' | 'config' | 'clock'>,
): void {
  addDeskCall(desk, 'GET /account/news', async ({ person, query: { since } }) => {
    const until = clock();
    if (since === undefined) return { until: until.toISOString(), notices: [] };
    const choices = await findNoticeChoices(database, person.id);
    const kinds = (Object.keys(choices.ways) as NoticeKind[]).filter((kind) => choices.ways[kind] !== 'off');
    const after = new Date(Math.max(Date.parse(since) - OVERLAP_MS, until.getTime() - LONGEST_MS));
    const span = { after, until };
    const notices = await listNotices({ database, office: config.office }, { person, choices }, kinds, span);
    return { until: until.toISOString(), notices: notices.slice(0, MOST_NOTICES) };
  });
}

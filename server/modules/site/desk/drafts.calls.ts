import { documentIn } from 'contract/content/text-address.ts';
import type { Draft, PublishSet } from 'contract/desk/drafts.ts';
import { isGuarded } from 'contract/desk/roles.ts';
import { SET_PREVIEW } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall, type Change, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import { browserAddress } from '../../../plugins/settings/listening-address.ts';
import { content } from '../../../shared/content.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import {
  changeSet,
  deleteSet,
  findSet,
  listDraftPlaces,
  listSets,
  SetOutdated,
  SetScheduled,
  saveDrafts,
  type TextSetsTable,
} from '../content/drafts.store.ts';
import { currentTexts, LANGUAGE } from '../content/live-content.ts';
import { addPreview, endPreviews, lastPreviewOf } from '../content/previews.store.ts';
import { listHistory, withChanges } from '../content/texts.store.ts';
import { isAt } from '../find-answer.ts';
import type { Site } from '../site-files.ts';
import { titleOf } from './content.rules.ts';
import { findProblems } from './find-problems.ts';
import { describeText, type FoundSet, publishSet, requireNoProblems } from './publish-set.ts';
import { findWarnings, quotedFacts } from './text-warnings.ts';

const MOST_STATES = 50;
/** Days from now on which a set can be published. */
const MOST_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** Adds the calls by which a team writes texts together before they are published. */
export function addDraftCalls(
  desk: FastifyInstance,
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  site: Site,
): void {
  addDeskCall(desk, 'GET /content/drafts', async () => {
    const sets = await listSets(database, LANGUAGE);
    const places = Map.groupBy(await listDraftPlaces(database), ({ set_id }) => set_id);
    return {
      sets: sets.map((set) => {
        const drafts = places.get(set.id) ?? [];
        const texts = drafts.map(({ address, writer, author, changed_at }) => ({
          ...{ address, writer, by: author, at: changed_at },
        }));
        return { ...describeSet(set, drafts), texts };
      }),
    };
  });

  addDeskCall(desk, 'GET /content/drafts/:id', async ({ params }) => {
    const found = await findSet(database, params.id);
    if (!found) return undefined;
    const { set, drafts } = found;
    const current = await currentTexts(database);
    const words = content().withTexts(withChanges(current, drafts));
    const texts = drafts.map((draft): Draft => {
      const { address, before, value, version, writer, author, changed_at } = draft;
      const usual = words.findDefault(address) ?? '';
      const now = current.get(address) ?? usual;
      return {
        ...{ address, title: titleOf(documentIn(address)), ...describeText(words, address) },
        ...{ before, value, usual, version, writer, by: author, at: changed_at },
        ...(now !== before && { now }),
      };
    });
    const previewUntil = await lastPreviewOf(database, set.id, clock());
    return { ...describeSet(set, drafts), ...(previewUntil && { previewUntil }), texts };
  });

  addDeskCall(desk, 'GET /content/drafts/:id/check', async ({ params }) => {
    const found = await findSet(database, params.id);
    if (!found) return undefined;
    const { drafts } = found;
    const current = await currentTexts(database);
    const problems = await findProblems(current, drafts, site);
    const words = content().withTexts(withChanges(current, drafts));
    const facts = {
      ...quotedFacts(words.one('plans')),
      isThere: (path: string) => isAt(site, path, words),
    };
    const warnings = drafts.flatMap((draft) =>
      findWarnings(draft, facts).map((message) => ({ address: draft.address, message })),
    );
    return { problems, warnings };
  });

  addDeskCall(desk, 'PUT /content/drafts/:id', ({ params, body, person }) =>
    saveDrafts(database, { ...params, ...body, language: LANGUAGE, author: person.email, now: clock() }),
  );

  addDeskCall(desk, 'POST /content/drafts/:id/ask', async ({ params, body, person, change }) => {
    const { set, drafts } = await find(params.id);
    await change(async (transaction, note) => {
      await changeSet(transaction, { ...params, ...body }, { asked_by: person.email });
      note({ subject: set.name, rows: drafts.length });
    });
  });

  addDeskCall(desk, 'POST /content/drafts/:id/discard', async ({ params, body, change }) => {
    const { set, drafts } = await find(params.id);
    if (set.publish_at !== null) throw new SetScheduled();
    await change(async (transaction, note) => {
      await deleteSet(transaction, { ...params, ...body });
      note({ subject: set.name, rows: drafts.length });
    });
  });

  addDeskCall(desk, 'POST /content/drafts/:id/preview', async ({ params, request, change }) => {
    const { set } = await find(params.id);
    const { token, until } = await change(async (transaction, note) => {
      note({ subject: set.name });
      return addPreview(transaction, set.id, clock());
    });
    const { publicUrl, deskPort, host, port } = config;
    const origin =
      deskPort === null ? ownOrigin(request, publicUrl) : (publicUrl ?? browserAddress(host, port));
    return { address: `${origin}${SET_PREVIEW}/${token}`, until };
  });

  addDeskCall(desk, 'DELETE /content/drafts/:id/preview', async ({ params, change }) => {
    const { set } = await find(params.id);
    await change(async (transaction, note) => {
      note({ subject: set.name, rows: await endPreviews(transaction, set.id) });
    });
  });

  addDeskCall(desk, 'POST /content/drafts/:id/publish', (call) => publish(call, false));
  addDeskCall(desk, 'POST /content/drafts/:id/publish/guarded', (call) => publish(call, true));

  addDeskCall(desk, 'POST /content/drafts/:id/schedule', (call) => schedule(call, false));
  addDeskCall(desk, 'POST /content/drafts/:id/schedule/guarded', (call) => schedule(call, true));

  addDeskCall(desk, 'POST /content/drafts/:id/unschedule', async ({ params, body, change }) => {
    const { set, drafts } = await find(params.id);
    await change(async (transaction, note) => {
      await changeSet(transaction, { ...params, ...body }, { publish_at: null, scheduled_by: null });
      note({ subject: set.name, rows: drafts.length });
    });
  });

  addDeskCall(desk, 'GET /content/history', async ({ query: { address } }) => {
    const usual = content().findDefault(address);
    if (usual === undefined) throw new NotFound();
    const rows = await listHistory(database, { address, language: LANGUAGE }, MOST_STATES);
    const states = rows.map(({ value, author, changed_at, reason, takes_back }) => ({
      ...{ value: value ?? usual, by: author, at: changed_at, takesBack: takes_back !== null },
      ...(reason && { reason }),
    }));
    return { states, usual };
  });

  async function publish({ params, body, person, change }: Call<PublishSet>, mayGuarded: boolean) {
    const found = await findPublishable(params.id, body.version, mayGuarded);
    await change(async (transaction, note) => {
      const entry = { ...found, author: person.email, name: body.name.trim(), config, now: clock() };
      note(await publishSet(transaction, entry));
    });
  }

  async function schedule(
    { params, body, person, change }: Call<PublishSet & { at: string }>,
    mayGuarded: boolean,
  ) {
    const { set, drafts } = await findPublishable(params.id, body.version, mayGuarded);
    const ahead = new Date(body.at).getTime() - clock().getTime();
    if (!(ahead > 0 && ahead < MOST_DAYS_AHEAD * DAY_MS)) {
      const message = 'Choose a moment from now on, within a year.';
      throw new InvalidRequest(message, [{ field: 'at', message }]);
    }
    const name = body.name.trim();
    await change(async (transaction, note) => {
      const facts = { name, publish_at: body.at, scheduled_by: person.email, problem: null };
      await changeSet(transaction, set, facts);
      note({ subject: `${name}, ${body.at}`, rows: drafts.length });
    });
  }

  async function find(id: string): Promise<FoundSet> {
    const found = await findSet(database, id);
    if (!found) throw new NotFound();
    return found;
  }

  /** Returns a set that can be published as a person saw it. */
  async function findPublishable(id: string, version: string, mayGuarded: boolean): Promise<FoundSet> {
    const found = await find(id);
    if (found.set.version !== version) throw new SetOutdated();
    if (!mayGuarded) requireUnguarded(found.drafts.map(({ address }) => address));
    requireNoProblems(await findProblems(await currentTexts(database), found.drafts, site));
    return found;
  }
}

interface Call<Body> {
  params: { id: string };
  body: Body;
  person: DeskPerson;
  change: Change;
}

function describeSet(set: TextSetsTable, drafts: readonly { address: string }[]) {
  const { id, name, version, author, changed_at, asked_by, publish_at, scheduled_by, problem } = set;
  return {
    ...{ id, name, version, by: author, at: changed_at },
    isGuarded: drafts.some(({ address }) => isGuarded(documentIn(address))),
    ...(asked_by && { askedBy: asked_by }),
    ...(publish_at && { publishAt: publish_at, ...(scheduled_by && { scheduledBy: scheduled_by }) }),
    ...(problem && { problem }),
  };
}

/** @throws {InvalidRequest} where an owner alone publishes one of these texts */
export function requireUnguarded(addresses: readonly string[]): void {
  const guarded = addresses.filter((address) => isGuarded(documentIn(address)));
  if (guarded.length === 0) return;
  const message = 'Only an owner publishes this, with a passkey.';
  throw new InvalidRequest(
    message,
    guarded.map((field) => ({ field, message })),
  );
}

import assert from 'node:assert/strict';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import { GOOD_BODIES } from '../../support/lead-bodies.ts';
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import type { LiveConnections } from './live-connections.ts';
import type { ServedSite } from './served-site.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const VISITORS = 6;
const RELOADS = 3;
const FORMS_BETWEEN = 20;

interface Load {
  stored: number;
  /** Outcomes other than a 201 or a page. */
  lost: string[];
}

/** Sends forms and reads pages one after another while the proxy reads its file again. */
export async function tryReload(
  bench: Bench,
  proxy: FrontProxy,
  { site, live, findings }: { site: ServedSite; live: LiveConnections; findings: FrontFindings },
): Promise<void> {
  const cut = findings.cutsChats ? 'chats connect again' : 'open chats go on';
  await bench.attempt(
    `reload under load: no form or page is lost, ${cut}`,
    async () => {
      const before = await site.countLeads();
      const load: Load = { stored: 0, lost: [] };
      let isEnding = false;
      // Half of them on kept connections.
      const visitors = Array.from({ length: VISITORS }, (_, at) =>
        openVisitor(proxy, `127.0.6.${at + 1}`, at % 2 === 0),
      );
      const running = visitors.map(async (visitor) => {
        while (!isEnding) await visitOnce(visitor, load);
      });
      bench.defer(() => {
        isEnding = true;
      });
      const goOn = (wanted: number) => bench.until(() => load.stored >= wanted);
      for (let count = 0; count < RELOADS; count += 1) {
        await goOn(load.stored + FORMS_BETWEEN);
        await proxy.reload();
      }
      await goOn(load.stored + FORMS_BETWEEN);
      isEnding = true;
      await Promise.all(running);
      for (const { leave } of visitors) leave();
      assert.deepEqual(load.lost, []);
      assert.equal(await site.countLeads(), before + load.stored, 'each form is stored once');
      for (const { ask } of live.chats) await ask();
      const losses = live.chats.map((chat) => chat.losses());
      assert.equal(
        losses.some((lost) => lost > 0),
        findings.cutsChats ?? false,
        `lost connections: ${losses}`,
      );
    },
    findings.reload,
  );
}

async function visitOnce(visitor: Visitor, load: Load): Promise<void> {
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID() };
  const body = JSON.stringify(GOOD_BODIES.contact);
  const form = await outcomeOf(visitor, LEAD_PATHS.contact, { method: 'POST', headers, body });
  if (form === 201) load.stored += 1;
  else load.lost.push(`form: ${form}`);
  const page = await outcomeOf(visitor, '/pricing', {});
  if (page !== 200) load.lost.push(`page: ${page}`);
}

/** Asks once more where a kept connection was closed meanwhile, as browsers do. */
async function outcomeOf(
  { ask }: Visitor,
  path: string,
  asked: Parameters<Visitor['ask']>[1],
): Promise<number | string> {
  for (let count = 0; ; count += 1) {
    try {
      return (await ask(path, asked)).status;
    } catch (error) {
      if (count > 0 || !(error instanceof Error && 'isReused' in error)) return String(error);
    }
  }
}

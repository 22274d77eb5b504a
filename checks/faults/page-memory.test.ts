import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { RENDERINGS, RENDERINGS_OF_A_NETWORK } from '../../server/modules/site/on-demand-pages.ts';
import { keepPages, type PageRequest } from '../../server/modules/site/page-cache.ts';
import type { RenderedPage } from '../../server/modules/site/rendered-page.ts';
import { describeVariant } from '../../server/modules/site/variants.ts';
import { limitBursts } from '../../server/plugins/http/rate-limit.ts';
import { FairQueue } from '../../server/plugins/queue/fair-queue.ts';

const ADDRESSES = 50_000;
const MOST_GROWTH_BYTES = 40_000_000;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the bytes of the heap. Buffers are freed beside the program, some time after they were collected. */
async function heapBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns a page with little content and the frame of a real answer. */
function pageOf({ target }: PageRequest): RenderedPage {
  const described = {
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=0, s-maxage=1',
    varies: ['accept-encoding' as const],
    isSecure: true,
  };
  const codings = ['identity', 'br', 'gzip'] as const;
  const variants = Object.fromEntries(
    codings.map((coding) => [coding, describeVariant(described, coding, Buffer.from(target))]),
  ) as Record<(typeof codings)[number], ReturnType<typeof describeVariant>>;
  const file = { path: target, isPage: false, contentSecurityPolicy: undefined };
  const status = target.includes('?') ? 200 : 404;
  return { status, headers: [], isShared: true, file: { ...file, identity: variants.identity, variants } };
}

it.each([
  ['where nothing is', (index: number) => `/blog/${index}/${'x'.repeat(1_000)}/rss.xml`],
  ['of made-up views', (index: number) => `/blog?category=${index}${'x'.repeat(1_000)}`],
])('keeps memory bounded when a client asks for 50,000 addresses %s', async (_what, addressOf) => {
  const budget = limitBursts(RENDERINGS_OF_A_NETWORK);
  const queue = new FairQueue(RENDERINGS);
  const findPage = keepPages({
    findRevision: async () => ({ id: '1', withdrawals: '0' }),
    render: async (request) => {
      await budget.take(request.network);
      return queue.run({ group: request.network, member: request.network }, async () => pageOf(request));
    },
  });
  const before = await heapBytes();
  for (let index = 0; index < ADDRESSES; index += 1) {
    await findPage({ target: addressOf(index), isSearch: false, network: `2001:db8:${index}::` });
  }
  const grown = (await heapBytes()) - before;
  // Still held: what was found last is found again.
  await findPage({ target: addressOf(ADDRESSES - 1), isSearch: false, network: 'last' });
  expect(grown).toBeLessThan(MOST_GROWTH_BYTES);
});

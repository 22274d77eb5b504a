import type { SiteLocals } from 'contract/site/site-locals.ts';
import { limitBursts, type NetworkLimiter } from '../../plugins/http/rate-limit.ts';
import { FairQueue, type FairQueueLimits } from '../../plugins/queue/fair-queue.ts';
import { memoizeTtl } from '../../shared/memoize-ttl.ts';
import { type FindPage, isForAll, keepPages, type PageRequest, type Revision } from './page-cache.ts';
import { openRenderer } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { Site } from './site-files.ts';

interface OnDemandPages {
  site: Site;
  locals: SiteLocals;
  findRevision: () => Promise<Revision>;
  isSecure: boolean;
  onRateLimited: () => void;
  /** Called with the reason why readers were given a page that is out of date. */
  onOutdated: (reason: unknown) => void;
  /** Replaces the usual budget, for tests. */
  budget?: NetworkLimiter;
}

/** Cached pages don't count, so a visitor who reads page after page uses none of this budget. */
export const RENDERINGS_OF_A_NETWORK = { burst: 40, perSecond: 4 };
/** Well below the second within which readers see a change. */
const REVISION_EVERY_MS = 250;
/**
 * Limits of renderings. Each takes at most one of Node's four threads (for Brotli, for the picture of a card), so that
 * two are left to passwords, and at most two passwords are hashed at once.
 */
export const RENDERINGS: FairQueueLimits = {
  running: { member: 2, group: 2, all: 2 },
  waiting: { member: 200, group: 200, all: 200 },
};

/** Pages that are rendered while their reader waits. */
export interface RenderedPages {
  findPage: FindPage;
  /** Renders for one reader, and keeps nothing of it. The target names the page, and nothing of the reader. */
  renderForOne: (
    request: Pick<PageRequest, 'target' | 'network' | 'coding'>,
    own: Partial<SiteLocals>,
  ) => Promise<RenderedPage>;
}

/**
 * The site's pages that are rendered when they are asked for, kept until what they show changes. What is kept
 * costs nothing; each rendering is taken from its network's budget, and waits for its turn among the networks.
 * To be asked for a page throws {NotFound}, {RateLimited}, {Overloaded}, {InternalError}, {StorageUnavailable}.
 */
export function openOnDemandPages(parts: OnDemandPages): RenderedPages {
  const {
    site,
    locals,
    isSecure,
    onRateLimited,
    budget = limitBursts({ ...RENDERINGS_OF_A_NETWORK, onRefused: onRateLimited }),
  } = parts;
  if (site.onDemand.length === 0) {
    const fail = () => Promise.reject(new Error('the site has no pages on demand'));
    return { findPage: fail, renderForOne: fail };
  }
  const { rendererEntry: entry, origin, pageHeaders } = site;
  const render = openRenderer({ entry, locals, origin, isSecure, pageHeaders });
  const queue = new FairQueue(RENDERINGS);

  async function renderInTurn(request: PageRequest, own?: Partial<SiteLocals>) {
    const { network, target } = request;
    const giveBack = await budget.take(network);
    const page = await queue.run({ group: network, member: network }, () => render(request, own));
    // Of pages of ours there are only so many, and each is kept: to read them all is no waste.
    if (isForAll(page) && !target.includes('?')) await giveBack();
    return page;
  }

  const findPage = keepPages({
    render: (request) => renderInTurn(request),
    findRevision: memoizeTtl(parts.findRevision, REVISION_EVERY_MS),
    onOutdated: parts.onOutdated,
  });
  return { findPage, renderForOne: (request, own) => renderInTurn({ ...request, isSearch: true }, own) };
}

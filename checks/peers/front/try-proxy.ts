// What is tried with each proxy in front of the server, configured by its file in `deploy/`.
import type { Bench, Finding } from '../peer.ts';
import { tryLiveConnections } from './live-connections.ts';
import { tryPages } from './pages-and-forms.ts';
import { tryReload } from './reload.ts';
import { type ServedSite, startSite } from './served-site.ts';
import { trySlowVisitors } from './slow-visitors.ts';
import { openVisitor, type Place } from './visitor.ts';
import { tryVisitorAddresses } from './visitor-addresses.ts';

/** A running proxy. */
export interface FrontProxy extends Place {
  hasHttp2?: boolean;
  /** Reads its file again, as its service does on `reload`. */
  reload: () => unknown;
}

/** Differences that are known, each with what it is about. */
export interface FrontFindings {
  pages?: Finding;
  conditional?: Finding;
  addresses?: Finding;
  tooLarge?: Finding;
  visitors?: Finding;
  chat?: Finding;
  events?: Finding;
  idle?: Finding;
  slow?: Finding;
  upload?: Finding;
  reload?: Finding;
  /** Coding of a page for a browser that takes Brotli and gzip; `br` by default. */
  coding?: string;
  /** Status of a body of 1 MB to a form, and whether the words are ours; 413 in our words by default. */
  largest?: { status: number; isOurs: boolean };
  /** Parts of a request for which it waits as long as a byte comes now and then; none by default. */
  waitsFor?: readonly ('headers' | 'form')[];
  /** A reload ends open chats, which connect again. */
  cutsChats?: boolean;
}

/** Starts the site, has the proxy started in front of it, and tries both. */
export async function tryProxy(
  bench: Bench,
  processes: 1 | 2,
  startProxy: (ports: ServedSite['ports']) => Promise<FrontProxy>,
  findings: FrontFindings = {},
): Promise<void> {
  const site = await startSite(bench, processes);
  const proxy = await startProxy(site.ports);
  const visitor = openVisitor(proxy, '127.0.2.1');
  await bench.until(async () => (await visitor.ask('/readyz')).status === 200);
  visitor.leave();
  await tryPages(bench, proxy, site, findings);
  await tryVisitorAddresses(bench, proxy, processes, findings);
  const live = await tryLiveConnections(bench, proxy, site, findings);
  await trySlowVisitors(bench, proxy, site, findings);
  await bench.attempt('chats and events that were idle for half a minute', live.stillThere, findings.idle);
  await tryReload(bench, proxy, { site, live, findings });
}

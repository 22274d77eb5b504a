// What is tried with each proxy in front of the server, configured by its file in `deploy/`.
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import { tryLiveConnections } from './live-connections.ts';
import { tryPages } from './pages-and-forms.ts';
import { tryReload } from './reload.ts';
import { type ServedSite, startSite } from './served-site.ts';
import { trySlowVisitors } from './slow-visitors.ts';
import { openVisitor } from './visitor.ts';
import { tryVisitorAddresses } from './visitor-addresses.ts';

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

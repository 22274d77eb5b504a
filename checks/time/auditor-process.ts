// Lighthouse, which can look at one page at a time in a process, in a process of its own: started by `auditor.ts`.
import lighthouse, { type Flags } from 'lighthouse';
import type { Audited } from './auditor.ts';

process.on('message', async ({ url, flags }: { url: string; flags: Flags }) => {
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (!lhr) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const audited: Audited = {
    benchmarkIndex: lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failing: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
  process.send?.(audited);
});

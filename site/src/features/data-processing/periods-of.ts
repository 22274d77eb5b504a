import { LEAD_KINDS } from 'contract/api-paths.ts';
import { fill } from 'contract/content/fill.ts';
import type { DataProcessing } from 'contract/site/data-processing.ts';
import { content } from '../../content.ts';

/** What is kept, and for how long: as the settings say, and what no setting decides. */
export function periodsOf({ retentionDays, copiesKept }: DataProcessing): [term: string, period: string][] {
  const {
    kinds,
    onRequest,
    afterDays,
    copies,
    noCopies,
    copiesKept: kept,
  } = content().one('pages/data-processing').periods;
  const describeDays = (days: number | undefined) =>
    days === undefined ? onRequest : fill(afterDays, { days });
  return [
    ...LEAD_KINDS.map((kind): [string, string] => [kinds[kind], describeDays(retentionDays[kind])]),
    ...Object.entries(content().one('data-handling').periods),
    [copies, copiesKept === null ? noCopies : fill(kept, { copies: copiesKept })],
  ];
}

/** State of one server at a moment, counted from its start. */
export interface Sample {
  isReady: boolean;
  /** The process; `undefined` where it left no note. */
  pid: number | undefined;
  requests: number;
  /** Answers with 5xx. */
  errors: number;
  pages: number;
  /** Pages that took longer than half a second. */
  slow: number;
}

/** Samples in a row without readiness: one alone may be a busy machine. */
const MOST_UNREADY = 3;
const MOST_SHARE = 0.01;
/** Failures that are too few to tell anything, whatever their share. */
const FEW = 2;
/** A bucket of the histogram. */
const SLOW_SECONDS = '0.5';
const LINE = /^http_request_duration_seconds_(count|bucket)\{(.*)\} (\d+)$/gm;

/** Reads the counts of a server's metrics. */
export function readCounts(metrics: string): Omit<Sample, 'isReady' | 'pid'> {
  const counts = { requests: 0, errors: 0, pages: 0, slow: 0 };
  for (const [, series, labels = '', text] of metrics.matchAll(LINE)) {
    const count = Number(text);
    const isPage = labels.includes('route="(page)"');
    if (series === 'count') {
      counts.requests += count;
      if (labels.includes('status="5xx"')) counts.errors += count;
      if (isPage) counts.pages += count;
      if (isPage) counts.slow += count;
    } else if (isPage && labels.includes(`le="${SLOW_SECONDS}"`)) counts.slow -= count;
  }
  return counts;
}

/**
 * Finds the reason to return to the version before: not ready, restarted, more than one answer in a hundred an error, or
 * the 99th percentile of pages above half a second.
 * @param samples of one server, the oldest first
 */
export function findReasonToReturn(samples: readonly Sample[]): string | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) return undefined;
  const newest = samples.slice(-MOST_UNREADY);
  if (newest.length === MOST_UNREADY && newest.every(({ isReady }) => !isReady)) return 'it is not ready';
  if (samples.some(({ pid }) => pid !== undefined && first.pid !== undefined && pid !== first.pid))
    return 'its process has ended and was started again';
  const exceeds = (part: 'errors' | 'slow', whole: 'requests' | 'pages') => {
    const count = last[part] - first[part];
    return count > FEW && count > MOST_SHARE * (last[whole] - first[whole]) ? count : undefined;
  };
  const errors = exceeds('errors', 'requests');
  if (errors) return `${errors} of ${last.requests - first.requests} answers were errors`;
  const slow = exceeds('slow', 'pages');
  if (slow) return `${slow} of ${last.pages - first.pages} pages took longer than ${SLOW_SECONDS} s`;
  return undefined;
}

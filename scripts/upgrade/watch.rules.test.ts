import { describe, expect, it } from 'vitest';
import { findReasonToReturn, readCounts, type Sample } from './watch.rules.ts';

const GOOD: Sample = { isReady: true, pid: 7, requests: 100, errors: 1, pages: 90, slow: 2 };
const later = (change: Partial<Sample>): Sample => ({ ...GOOD, requests: 500, pages: 400, ...change });

it('reads requests, errors, pages and slow pages from the metrics of a server', () => {
  const metrics = `# HELP http_request_duration_seconds Time
http_request_duration_seconds_bucket{le="0.5",route="(page)",status="2xx"} 6
http_request_duration_seconds_bucket{le="5",route="(page)",status="2xx"} 7
http_request_duration_seconds_bucket{le="+Inf",route="(page)",status="2xx"} 8
http_request_duration_seconds_sum{route="(page)",status="2xx"} 3.5
http_request_duration_seconds_count{route="(page)",status="2xx"} 8
http_request_duration_seconds_bucket{le="0.5",route="/desk/api/events",status="2xx"} 0
http_request_duration_seconds_count{route="/desk/api/events",status="2xx"} 3
http_request_duration_seconds_count{route="/authms/demo",status="5xx"} 4`;
  expect(readCounts(metrics)).toEqual({ requests: 15, errors: 4, pages: 8, slow: 2 });
});

describe('a version that is watched', () => {
  const cases: [what: string, samples: Sample[], reason: string | undefined][] = [
    ['stays without a sample', [], undefined],
    ['stays while all is well', [GOOD, later({})], undefined],
    [
      'stays after two samples without readiness',
      [GOOD, ...Array(2).fill(later({ isReady: false }))],
      undefined,
    ],
    ['leaves after three of them', [GOOD, ...Array(3).fill(later({ isReady: false }))], 'it is not ready'],
    [
      'leaves when its process was exchanged',
      [GOOD, later({ pid: undefined }), later({ pid: 8 })],
      'its process has ended and was started again',
    ],
    ['stays with two errors among few requests', [GOOD, later({ requests: 110, errors: 3 })], undefined],
    ['stays with one error in a hundred', [GOOD, later({ errors: 5 })], undefined],
    ['leaves with more', [GOOD, later({ errors: 6 })], '5 of 400 answers were errors'],
    ['stays with few slow pages', [GOOD, later({ slow: 5 })], undefined],
    ['leaves with more', [GOOD, later({ slow: 6 })], '4 of 310 pages took longer than 0.5 s'],
  ];
  it.each(cases)('%s', (_what, samples, reason) => {
    expect(findReasonToReturn(samples)).toBe(reason);
  });
});

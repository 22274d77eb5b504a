import { FEWEST_SAMPLES, type PageSpeed, type SpeedFigure, samplesOf } from 'contract/desk/visits.ts';
import { VITALS, type Vital } from 'contract/site/vitals.ts';

/** Buckets between the limits of 'good' and 'poor', which are borders of buckets: each is some ten percent wide. */
const STEPS: Record<Vital, number> = { lcp: 5, inp: 10, cls: 10 };
const [FIRST, LAST] = [-40, 40];
const MOST_PAGES = 200;

/** Reports of one page, kind of device and bucket. */
export interface VitalCount {
  vital: Vital;
  page: string;
  device: string;
  bucket: number;
  count: number;
}

/** Returns the bucket of a value; the first begins at 0, the last has no end. */
export function bucketOf(vital: Vital, value: number): number {
  const { good, poor } = VITALS[vital];
  const bucket = Math.floor((STEPS[vital] * Math.log(value / good)) / Math.log(poor / good));
  return Math.min(LAST, Math.max(FIRST, bucket));
}

/** Returns the value below which three of four are, as exact as the width of a bucket; `null` for too few. */
export function p75Of(vital: Vital, counts: readonly Pick<VitalCount, 'bucket' | 'count'>[]): number | null {
  const samples = counts.reduce((sum, { count }) => sum + count, 0);
  if (samples < FEWEST_SAMPLES) return null;
  const { good, poor } = VITALS[vital];
  let left = 0.75 * samples;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    if (count >= left) {
      return bucket === FIRST ? 0 : good * (poor / good) ** ((bucket + left / count) / STEPS[vital]);
    }
    left -= count;
  }
  return null;
}

/** Returns the figures of each page on all devices and on each kind, the most reported first. */
export function figuresOf(counts: readonly VitalCount[]): PageSpeed[] {
  const groups = Map.groupBy(
    counts.flatMap((each) => [{ ...each, device: 'all' }, each]),
    ({ page, device }) => `${page}\n${device}`,
  );
  return [...groups.values()]
    .map((group): PageSpeed => {
      const [{ page = '', device = '' } = {}] = group;
      const figure = (vital: Vital): SpeedFigure => {
        const ofVital = group.filter((each) => each.vital === vital);
        return {
          samples: ofVital.reduce((sum, { count }) => sum + count, 0),
          p75: p75Of(vital, ofVital),
        };
      };
      return { page, device, lcp: figure('lcp'), inp: figure('inp'), cls: figure('cls') };
    })
    .sort((one, other) => samplesOf(other) - samplesOf(one))
    .slice(0, MOST_PAGES);
}

/** Address to which a page reports its speed, once. */
export const VITALS_CALL = '/vitals.json';

/** Figures of the Web Vitals: largest contentful paint, interaction to next paint, cumulative layout shift. */
export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITAL_NAMES)[number];

/** Limits between good, needs work and poor (web.dev/articles/vitals), and the most that is plausible. */
export const VITALS = {
  lcp: { name: 'Largest content', good: 2_500, poor: 4_000, most: 120_000 },
  inp: { name: 'Slowest answer', good: 200, poor: 500, most: 60_000 },
  cls: { name: 'Layout shift', good: 0.1, poor: 0.25, most: 100 },
} as const satisfies Record<Vital, object>;

/** A figure as people say it: `2.5 s`, `180 ms`, `0.02`. */
export function vitalWords(vital: Vital, value: number): string {
  if (vital === 'cls') return value.toFixed(2);
  return vital === 'lcp' ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

import { paths } from '../product/paths.ts';

/**
 * Kinds of page openings. `specimen`: one picture at the full width under one line, on a band of its own; `beside`: a
 * picture of another shape next to the line; `working`: what the visitor came to use follows at once; `quiet`: the
 * title, what it means under it, and beside it the index of a page of several parts.
 */
export type HeroKind = 'specimen' | 'beside' | 'working' | 'quiet';

/** Kinds by address; `/*` stands for each page below one. Any other is quiet. */
const KINDS: Readonly<Record<string, HeroKind>> = {
  [paths.services]: 'specimen',
  [paths.enterprise]: 'specimen',
  [paths.useCases]: 'specimen',
  [paths.useCaseAlias]: 'specimen',
  [paths.affiliate]: 'specimen',
  [paths.employees]: 'specimen',
  [`${paths.employees}/*`]: 'beside',
  [`${paths.caseStudies}/*`]: 'beside',
  [`${paths.pressReleases}/*`]: 'beside',
  [paths.pricing]: 'working',
  [paths.roiCalculator]: 'working',
  [paths.caseStudies]: 'working',
  [paths.successStories]: 'working',
  [paths.pressReleases]: 'working',
  [paths.faq]: 'working',
  [paths.blog]: 'working',
  [paths.status]: 'working',
  [paths.apiReference]: 'working',
};

export function heroKind(path: string): HeroKind {
  return KINDS[path] ?? KINDS[path.replace(/[^/]+$/, '*')] ?? 'quiet';
}

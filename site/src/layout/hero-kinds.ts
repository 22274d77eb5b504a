import { paths } from '../product/paths.ts';

/**
 * How a page begins. `specimen`: one picture at the full width under one line; `beside`: a picture of another shape next to
 * the line; `working`: what the visitor came to use follows at once; `quiet`: the title, and what the page holds.
 */
export type HeroKind = 'specimen' | 'beside' | 'working' | 'quiet';

/** By address; `/*` stands for each page below one. What is not here is quiet. */
const KINDS: Readonly<Record<string, HeroKind>> = {
  [paths.services]: 'specimen',
  [paths.enterprise]: 'specimen',
  [paths.useCases]: 'specimen',
  [paths.affiliate]: 'specimen',
  [paths.employees]: 'beside',
  [`${paths.employees}/*`]: 'beside',
  [`${paths.caseStudies}/*`]: 'beside',
  [`${paths.pressReleases}/*`]: 'beside',
  [paths.pricing]: 'working',
  [paths.roiCalculator]: 'working',
  [paths.faq]: 'working',
  [paths.apiReference]: 'working',
};

export function heroKind(path: string): HeroKind {
  return KINDS[path] ?? KINDS[path.replace(/[^/]+$/, '*')] ?? 'quiet';
}

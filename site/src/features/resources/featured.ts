import { paths } from '../../product/paths.ts';

/** One of the three featured items (S1 section 2.9); without a link it is still to come. */
export interface FeaturedResource {
  kind: string;
  title: string;
  text: string;
  link?: { href: string; name: string };
}

export const featured = {
  calculator: {
    kind: 'Calculator',
    title: 'ROI calculator',
    text: 'See when an AI employee pays for itself, and the math behind it.',
    link: { href: paths.roiCalculator, name: 'Calculate your return' },
  },
  stories: {
    kind: 'Success stories',
    title: 'The same work, before and after',
    text: 'What teams used to do by hand and what they hand off now.',
    link: { href: paths.pressReleases, name: 'Read the stories' },
  },
  whitepaper: {
    kind: 'Whitepaper',
    title: 'People and agents at one loom',
    text: 'How to decide what an agent takes and what comes back to a person.',
  },
} as const satisfies Record<string, FeaturedResource>;

import { paths } from '../routes.ts';

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
    text: 'Enter hours, wages and costs. See the month in which an AI employee has paid for itself, and the formula behind it.',
    link: { href: paths.roiCalculator, name: 'Calculate your return' },
  },
  stories: {
    kind: 'Success stories',
    title: 'The same work, before and after',
    text: 'Companies on what their people did by hand, and what they hand over now.',
    link: { href: paths.pressReleases, name: 'Read the stories' },
  },
  whitepaper: {
    kind: 'Whitepaper',
    title: 'People and agents at one loom',
    text: 'How to decide which tasks an agent takes, and which ones come back to a person.',
  },
} as const satisfies Record<string, FeaturedResource>;

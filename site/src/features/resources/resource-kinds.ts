import { paths } from '../../product/paths.ts';

/** A shelf of the resources page. */
export interface ResourceKind {
  name: string;
  href: string;
  text: string;
  icon: 'blog' | 'caseStudies' | 'whitepapers' | 'videos';
  isComingSoon: boolean;
}

/** The four cards of S1 section 2.9. */
export const resourceKinds: readonly ResourceKind[] = [
  {
    name: 'Blog',
    href: paths.blog,
    text: 'How teams split work between people and agents.',
    icon: 'blog',
    isComingSoon: false,
  },
  {
    name: 'Case Studies',
    href: paths.caseStudies,
    text: 'Where they started, what they set up, what changed.',
    icon: 'caseStudies',
    isComingSoon: false,
  },
  {
    name: 'Whitepapers',
    href: paths.whitepapers,
    text: 'In-depth guides to permissions, approvals and rollout.',
    icon: 'whitepapers',
    isComingSoon: true,
  },
  {
    name: 'Video Library',
    href: paths.videoLibrary,
    text: 'Short films: one AI employee, one task.',
    icon: 'videos',
    isComingSoon: true,
  },
];

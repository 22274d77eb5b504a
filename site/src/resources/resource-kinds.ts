import { paths } from '../routes.ts';

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
    text: 'How teams divide work between people and agents, one process at a time.',
    icon: 'blog',
    isComingSoon: false,
  },
  {
    name: 'Case Studies',
    href: paths.caseStudies,
    text: 'The starting point, the set-up and what changed, told by customer.',
    icon: 'caseStudies',
    isComingSoon: false,
  },
  {
    name: 'Whitepapers',
    href: paths.whitepapers,
    text: 'Longer reading on permissions, approvals and the order in which to begin.',
    icon: 'whitepapers',
    isComingSoon: true,
  },
  {
    name: 'Video Library',
    href: paths.videoLibrary,
    text: 'Short films, each with one AI employee at one task.',
    icon: 'videos',
    isComingSoon: true,
  },
];

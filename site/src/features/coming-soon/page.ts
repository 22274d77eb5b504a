import type { PageRecord } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Pages that are linked already and not written yet. They keep every link of ours out of the 404 page. */
export const pages = (): readonly PageRecord[] => [
  {
    path: paths.videoLibrary,
    title: 'Video Library',
    description: 'Short films: one AI employee, one task.',
    listed: 'never',
    menu: {
      in: 'resources',
      place: 4,
      description: 'Short walkthroughs (soon)',
      icon: 'CirclePlay',
    },
  },
  {
    path: paths.whitepapers,
    title: 'Whitepapers',
    description: 'In-depth guides for people deciding on AI at work.',
    listed: 'never',
    menu: {
      in: 'resources',
      place: 5,
      description: 'In-depth guides (soon)',
      icon: 'FileText',
    },
  },
];

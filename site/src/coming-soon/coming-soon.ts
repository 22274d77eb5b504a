import { paths } from '../routes.ts';

/** A page that is linked already and not written yet. It keeps every link of ours out of the 404 page. */
export interface ComingSoonPage {
  path: string;
  title: string;
  description: string;
}

export const comingSoonPages: ComingSoonPage[] = [
  page(paths.videoLibrary, 'Video Library', 'Short films that show one AI employee at one task.'),
  page(paths.whitepapers, 'Whitepapers', 'Longer reading for those who decide about AI at work.'),
  page(paths.apiReference, 'API Reference', 'The webhook and the chat socket, documented.'),
];

function page(path: string, title: string, description: string): ComingSoonPage {
  return { path, title, description };
}

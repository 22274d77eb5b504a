import { counted } from '../../../cli/terminal/figures.ts';
import type { Contents } from './inspect-file.ts';

/** Returns a text such as `1,204 leads, 12 users, 40 articles`. */
export function describeContents({ leads, users, articles }: Contents): string {
  return [counted(leads, 'lead'), counted(users, 'user'), counted(articles, 'article')].join(', ');
}

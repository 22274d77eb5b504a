import { paths } from '../../product/paths.ts';

/** Where a question is answered without script. */
export function askAddress(question: string): string {
  return `${paths.ask}?${new URLSearchParams({ q: question })}`;
}

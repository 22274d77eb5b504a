import type { ContentsEntry } from '../../../design/ui/Contents.tsx';
import { textOfOwnHtml } from '../plain-text.ts';

/** A list of fewer sections is of no use to readers. */
const FEWEST = 3;
/** As both sanitisers write it: attributes in double quotes. */
const HEADING = /<h2 (?:[^>]*? )?id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** The sections of an article that has enough of them; none otherwise. @param html sanitised */
export function contentsOf(html: string): ContentsEntry[] {
  const sections = Array.from(html.matchAll(HEADING), ([, id = '', inner = '']) => ({
    id,
    title: textOfOwnHtml(inner),
  })).filter(({ title }) => title !== '');
  return sections.length < FEWEST ? [] : sections;
}

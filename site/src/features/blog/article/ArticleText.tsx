import { Contents, type ContentsEntry } from '../../../design/ui/Contents.tsx';
import highlighting from '../../../design/ui/Highlight.module.css';
import { ProseHtml } from '../../../design/ui/Prose.tsx';
import '../../../design/styles/mono.css';
import { textOfOwnHtml } from '../plain-text.ts';
import styles from './ArticleText.module.css';
import columns from './columns.module.css';
import drawn from './Drawn.module.css';

/** A list of fewer sections is of no use to readers. */
const FEWEST = 3;
/** Heading as both sanitisers write it: attributes in double quotes. */
const HEADING = /<h2 (?:[^>]*? )?id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** The body of an article, beside its contents. The HTML has been sanitised, by our import or by `sanitizeHtml`. */
export function ArticleText({ html }: { html: string }) {
  const sections = contentsOf(html);
  return (
    <div className={`${columns.root} ${styles.body}`}>
      {sections.length > 0 && (
        <div className={columns.side}>
          <Contents sections={sections} />
        </div>
      )}
      <div className={`${columns.main} ${styles.root} ${drawn.root} ${highlighting.root}`}>
        <ProseHtml html={html} />
      </div>
    </div>
  );
}

/** The sections of an article that has enough of them; none otherwise. @param html sanitised */
export function contentsOf(html: string): ContentsEntry[] {
  const sections = Array.from(html.matchAll(HEADING), ([, id = '', inner = '']) => ({
    id,
    title: textOfOwnHtml(inner),
  })).filter(({ title }) => title !== '');
  return sections.length < FEWEST ? [] : sections;
}

import { Contents } from '../../../design/ui/Contents.tsx';
import highlighting from '../../../design/ui/Highlight.module.css';
import { ProseHtml } from '../../../design/ui/Prose.tsx';
import '../../../design/styles/mono.css';
import styles from './ArticleText.module.css';
import columns from './columns.module.css';
import { contentsOf } from './contents.ts';
import drawn from './Drawn.module.css';

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

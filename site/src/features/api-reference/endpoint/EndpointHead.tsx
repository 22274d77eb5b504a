import { FileText } from 'lucide-react';
import { wordsFor } from '../../../words.ts';
import { MethodBadge } from '../MethodBadge.tsx';
import { host } from '../reference-host.ts';
import { type Endpoint, markdownPath, methodOf, targetOf } from '../reference-pages.ts';
import styles from './EndpointHead.module.css';

/** What the endpoint is called, what is called, and the way to have all of it as Markdown. */
export function EndpointHead({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  const words = wordsFor('reference');
  const Title = `h${level}` as const;
  return (
    <header className={styles.root}>
      <Title className={styles.title} id="endpoint-title" tabIndex={-1}>
        {endpoint.title}
      </Title>
      <p className={styles.target}>
        <MethodBadge method={methodOf(endpoint)} />
        <code>{targetOf(endpoint)}</code>
      </p>
      <p className={styles.markdown}>
        <button
          className={styles.copy}
          type="button"
          data-copy-from={markdownPath(endpoint)}
          data-public-host={host()}
        >
          <FileText size={16} aria-hidden="true" />
          {words.copyMarkdown}
        </button>
        <a href={markdownPath(endpoint)}>{words.viewMarkdown}</a>
      </p>
    </header>
  );
}

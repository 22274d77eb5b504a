import { FileText } from 'lucide-react';
import { wordsFor } from '../../../words.ts';
import { InlineText } from '../fields/InlineText.tsx';
import { MethodBadge } from '../MethodBadge.tsx';
import { host } from '../reference-host.ts';
import { type Endpoint, markdownPath, methodOf, targetOf } from '../reference-pages.ts';
import headStyles from './EndpointHead.module.css';
import styles from './EndpointOpening.module.css';

/** Name and purpose of an endpoint. */
export function EndpointOpening({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  return (
    <section className={styles.root} aria-labelledby="endpoint-title">
      <EndpointHead endpoint={endpoint} level={level} />
      <p className={styles.lede}>
        <InlineText text={endpoint.summary} />
      </p>
      {endpoint.notes.map((note) => (
        <p key={note}>
          <InlineText text={note} />
        </p>
      ))}
    </section>
  );
}

/** Title and target of the endpoint, and the link to its Markdown. */
function EndpointHead({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  const words = wordsFor('reference');
  const Title = `h${level}` as const;
  return (
    <header className={headStyles.root}>
      <Title className={headStyles.title} id="endpoint-title" tabIndex={-1}>
        {endpoint.title}
      </Title>
      <p className={headStyles.target}>
        <MethodBadge method={methodOf(endpoint)} />
        <code>{targetOf(endpoint)}</code>
      </p>
      <p className={headStyles.markdown}>
        <button
          className={headStyles.copy}
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

import { InlineCode } from '../fields/InlineCode.tsx';
import type { Endpoint } from '../reference-pages.ts';
import { EndpointHead } from './EndpointHead.tsx';
import styles from './EndpointOpening.module.css';

/** What an endpoint is called and what it is for. */
export function EndpointOpening({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  return (
    <section className={styles.root} aria-labelledby="endpoint-title">
      <EndpointHead endpoint={endpoint} level={level} />
      <p className={styles.lede}>
        <InlineCode text={endpoint.summary} />
      </p>
      {endpoint.notes.map((note) => (
        <p key={note}>
          <InlineCode text={note} />
        </p>
      ))}
    </section>
  );
}

import type { ReactNode } from 'react';
import { InlineText } from '../fields/InlineText.tsx';
import styles from './Part.module.css';
import lineStyles from './StatusLine.module.css';

/** Level of the heading of a part, one below the name of the endpoint. */
export type PartLevel = 2 | 3;

/** A part of an endpoint under a heading of its own, which can be linked to. */
export function Part({
  level,
  id,
  title,
  children,
}: {
  level: PartLevel;
  id: string;
  title: string;
  children: ReactNode;
}) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Title className={styles.title} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Meaning of a status of an answer, or of a range (`2XX`). */
export function StatusLine({ status, meaning }: { status: number | string; meaning: string }) {
  return (
    <p className={lineStyles.root}>
      <span className={lineStyles.status}>{status}</span>{' '}
      <span>
        <InlineText text={meaning} />
      </span>
    </p>
  );
}

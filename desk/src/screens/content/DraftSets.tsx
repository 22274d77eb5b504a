import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../shared/formats.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Content.module.css';
import { draftSetsQuery } from './content-queries.ts';
import { ReviewSet } from './ReviewSet.tsx';
import type { Drafts } from './use-drafts.ts';

/** The sets that are not published, of all people. */
export function DraftSets({ set: current, choose }: Pick<Drafts, 'set' | 'choose'>) {
  const { data, error, refetch } = useQuery(draftSetsQuery);
  const [reviewed, setReviewed] = useState<string>();
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading lines={6} />;
  if (data.sets.length === 0) {
    return (
      <Empty title="No drafts">Change a text in a document: it is kept here until it is published.</Empty>
    );
  }
  return (
    <>
      <ul className={styles.sets}>
        {data.sets.map(({ id, name, by, at, texts, askedBy, publishAt, problem }) => (
          <li key={id} className={styles.head}>
            <div>
              <b>{name}</b> {problem && <Badge tone="bad">Not published</Badge>}
              {publishAt ? (
                <Badge tone="good">
                  <Timestamp at={publishAt} />
                </Badge>
              ) : (
                askedBy && <Badge tone="human">Asks to publish</Badge>
              )}
              <p className={styles.count}>
                {counted(texts.length, 'text')}, changed last by {by}, <Timestamp at={at} />
              </p>
            </div>
            <div className={styles.state}>
              {id !== current?.id && !publishAt && (
                <Button kind="quiet" onPress={() => choose({ id, name })}>
                  Work in it
                </Button>
              )}
              <Button onPress={() => setReviewed(id)}>Review</Button>
            </div>
          </li>
        ))}
      </ul>
      {reviewed && (
        <ReviewSet
          id={reviewed}
          onClose={() => setReviewed(undefined)}
          onGone={() => reviewed === current?.id && choose(undefined)}
        />
      )}
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import form from '../../shared/ui/form.module.css';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Privacy.module.css';
import { fetchConsents } from './privacy-queries.ts';

/** Consents that were given with requests, and those that were withdrawn. */
export function Consents() {
  const [isWithdrawn, setWithdrawn] = useState(false);
  const list = useInfiniteQuery({
    queryKey: ['leads', 'consents', isWithdrawn],
    queryFn: ({ pageParam, signal }) => fetchConsents(isWithdrawn, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const consents = list.data?.pages.flatMap((page) => page.consents) ?? [];
  return (
    <div className={styles.part} data-wide>
      <Checkbox isSelected={isWithdrawn} onChange={setWithdrawn}>
        Only those that were withdrawn
      </Checkbox>
      {!list.data ? (
        list.error ? (
          <Failed error={list.error} onRetry={list.refetch} />
        ) : (
          <Loading lines={10} label="Loading consents" />
        )
      ) : consents.length === 0 ? (
        <Empty
          title={isWithdrawn ? 'No consent was withdrawn' : 'No consents yet'}
          icon={<ScrollText aria-hidden />}
        >
          {isWithdrawn
            ? 'Those that are withdrawn, by a link in an email or here, are listed with their time.'
            : 'What visitors agree to in a form is kept with its words and its time.'}
        </Empty>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>Person</th>
                <th>Words</th>
                <th>With</th>
                <th>Given</th>
                <th>Withdrawn</th>
              </tr>
            </thead>
            <tbody>
              {consents.map((consent) => (
                <tr key={consent.leadId}>
                  <th scope="row">{consent.email}</th>
                  <td>
                    <span>{consent.text}</span>
                    {consent.claimedBy && <span className={form.about}> As {consent.claimedBy} says</span>}
                  </td>
                  <td data-label="With">{KIND_NAMES[consent.kind]}</td>
                  <td data-label="Given">
                    <Timestamp at={consent.givenAt} />
                  </td>
                  <td data-label="Withdrawn" data-empty={!consent.withdrawnAt || undefined}>
                    {consent.withdrawnAt && (
                      <Badge tone="warn">
                        <Timestamp at={consent.withdrawnAt} />
                      </Badge>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {list.hasNextPage && (
            <div>
              <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

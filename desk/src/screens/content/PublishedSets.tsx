import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentIn } from 'contract/content/text-address.ts';
import type { PublishedSet } from 'contract/desk/content.ts';
import { isGuarded } from 'contract/desk/roles.ts';
import { call } from '../../shared/api.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Content.module.css';
import { setsQuery } from './content-queries.ts';
import { Difference } from './Difference.tsx';

/** The sets that were published last; each can be taken back while its texts count. */
export function PublishedSets() {
  const { data, error, refetch } = useQuery(setsQuery);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading lines={6} />;
  if (data.sets.length === 0) {
    return <Empty title="Nothing was changed yet">The site reads as it was delivered.</Empty>;
  }
  return (
    <ol className={styles.sets}>
      {data.sets.map((set) => (
        <li key={set.id}>
          <Published set={set} />
        </li>
      ))}
    </ol>
  );
}

function Published({ set }: { set: PublishedSet }) {
  const queries = useQueryClient();
  const mayPublish = useRight('content');
  const isOwner = useRight('content.guarded');
  const guarded = set.texts.some(({ address }) => isGuarded(documentIn(address)));
  const takeBack = useMutation({
    mutationFn: () =>
      call(guarded ? 'POST /content/sets/take-back/guarded' : 'POST /content/sets/take-back', {
        body: { id: set.id },
      }),
    onSuccess: () => toast('Taken back. The pages have it within two seconds.'),
    onError: toastError,
    onSettled: () => queries.invalidateQueries({ queryKey: ['content'] }),
  });
  const [only] = set.texts.length === 1 ? set.texts : [];
  const count = `${set.texts.length} texts`;
  return (
    <details>
      <summary className={styles.set}>
        <b>{only?.title ?? set.reason ?? count}</b>
        {set.takesBack && <Badge>Took a set back</Badge>}
        <span className={styles.count}>
          {!only && set.reason && `${count} · `}
          {set.by}, <Timestamp at={set.at} />
          {only && set.reason && ` · ${set.reason}`}
        </span>
      </summary>
      <ul className={styles.changes}>
        {set.texts.map(({ address, title, label, isRows, before, value }) => (
          <li key={address}>
            {title} › {label}
            <Difference before={before} value={value} isRows={isRows} />
          </li>
        ))}
      </ul>
      {set.canTakeBack && mayPublish && (isOwner || !guarded) && (
        <Button isPending={takeBack.isPending} onPress={() => takeBack.mutate()}>
          Take back
        </Button>
      )}
    </details>
  );
}

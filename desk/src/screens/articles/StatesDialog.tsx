import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import { previewPath, statesQuery } from './article-queries.ts';

interface Props {
  source: string;
  onVersion: () => Promise<string | undefined>;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** States of an article with their authors: each can be seen, and taken up again. */
export function StatesDialog({ source, onVersion, onClose, onDone }: Props) {
  const { data, error, refetch } = useQuery({ ...statesQuery(source), staleTime: 0 });
  const restore = useMutation({
    mutationFn: async (number: number) => {
      const version = (await onVersion()) ?? '';
      return call('POST /articles/restore', { body: { source, version, number } });
    },
    onSuccess: async () => {
      toast('Taken up again, as a draft. What was there before is among the earlier states.');
      onClose();
      await onDone();
    },
    onError: toastError,
  });
  return (
    <Dialog title="Earlier states" size="medium" isOpen onClose={onClose}>
      {data ? (
        <ul className={form.list}>
          {data.states.map(({ number, by, savedAt, publishedAt }, index) => (
            <li key={number}>
              <span>
                <Timestamp at={savedAt} /> {by} {publishedAt && <Badge tone="good">Published</Badge>}
              </span>
              <span className={form.buttons}>
                <a href={previewPath(source, number)} target="_blank" rel="noreferrer">
                  See state {number}
                </a>
                {index > 0 && (
                  <Button
                    size="small"
                    aria-label={`Take up state ${number}`}
                    isPending={restore.isPending}
                    onPress={() => restore.mutate(number)}
                  >
                    Take up
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

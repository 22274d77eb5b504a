import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DraftSet } from 'contract/desk/drafts.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api.ts';
import { copyLink } from '../../shared/copy-link.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import styles from './Content.module.css';

/** The link by which people without an account see the site with a set. */
export function PreviewLink({ id, previewUntil }: Pick<DraftSet, 'id' | 'previewUntil'>) {
  const queries = useQueryClient();
  const shown = useRef<HTMLElement>(null);
  const onSettled = () => queries.invalidateQueries({ queryKey: ['drafts', 'set', id] });
  const params = { id };
  const make = useMutation({
    mutationFn: () => call('POST /content/drafts/:id/preview', { params }),
    onSettled,
  });
  const end = useMutation({
    mutationFn: () => call('DELETE /content/drafts/:id/preview', { params }),
    onSuccess: make.reset,
    onSettled,
  });
  const link = make.data?.address;
  useEffect(() => {
    if (link) void copyLink(link, shown.current);
  }, [link]);
  const error = make.error ?? end.error;
  return (
    <div className={styles.preview}>
      {error && (
        <p className={form.problem} role="alert">
          {messageOf(error)}
        </p>
      )}
      {link && (
        <code ref={shown} className={styles.text}>
          {link}
        </code>
      )}
      {previewUntil && (
        <p className={styles.count}>
          All who have a link see the site with this set, as it is then, until{' '}
          <Timestamp at={previewUntil} as="full" />, or until it is published or discarded.
        </p>
      )}
      <div className={form.buttons}>
        <Button size="small" isPending={make.isPending} onPress={() => make.mutate()}>
          Copy a link for others
        </Button>
        {previewUntil && (
          <Button kind="quiet" size="small" isPending={end.isPending} onPress={() => end.mutate()}>
            End all links
          </Button>
        )}
      </div>
    </div>
  );
}

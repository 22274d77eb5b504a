import { useMutation } from '@tanstack/react-query';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import type { ArticleDraft } from 'contract/desk/articles.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { countWithoutAlt } from './publish.rules.ts';

interface Props {
  article: ArticleDraft;
  blocks: readonly EditorNode[];
  /** Saves what is typed, and returns its version. */
  onVersion: () => Promise<string | undefined>;
  onClose: () => void;
  onDone: () => Promise<void>;
}

type When = 'now' | 'same' | 'later' | 'never';

/** Publishes an article at once, or at a time in the person's own zone. */
export function PublishDialog({ article, blocks, onVersion, onClose, onDone }: Props) {
  const { source, state } = article;
  const isOut = state === 'live' || state === 'scheduled';
  const [when, setWhen] = useState<When>(isOut ? 'same' : 'now');
  const [time, setTime] = useState('');
  const withoutAlt = countWithoutAlt(blocks);
  const publish = useMutation({
    mutationFn: async (overwrites: boolean) => {
      const version = await onVersion();
      if (version === undefined) throw new Error('What you typed is not saved yet.');
      const moment = when === 'later' ? new Date(time || 0).toISOString() : when;
      return call('POST /articles/publish', { body: { source, version, when: moment, overwrites } });
    },
    onSuccess: async ({ address, remarks }) => {
      toast(
        when === 'later'
          ? `Scheduled: ${address}`
          : when === 'never'
            ? 'It is a draft again.'
            : `Published: ${address}`,
      );
      for (const remark of remarks.slice(0, 3)) toast(remark);
      onClose();
      await onDone();
    },
  });
  const isImported = publish.error instanceof ApiError && publish.error.code === 'imported';
  const fieldError = (name: string) =>
    publish.error instanceof ApiError ? publish.error.of(name) : undefined;
  const options: { id: When; label: string }[] = [
    ...(isOut ? [{ id: 'same' as const, label: 'Its changes, with the date that it has' }] : []),
    { id: 'now', label: isOut ? 'Now, as of today' : 'Now' },
    { id: 'later', label: 'At a time to come' },
    ...(state === 'scheduled' ? [{ id: 'never' as const, label: 'Not: make it a draft again' }] : []),
  ];
  return (
    <Dialog
      title="Publish this article?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Not yet</Button>
          <Button kind="primary" isPending={publish.isPending} onPress={() => publish.mutate(isImported)}>
            {isImported ? 'Publish mine in its place' : when === 'later' ? 'Schedule' : 'Publish'}
          </Button>
        </>
      }
    >
      <Select label="When" options={options} value={when} onChange={setWhen} />
      {when === 'later' && (
        <TextField
          label="Date and time, as on this device"
          type="datetime-local"
          value={time}
          onChange={setTime}
          error={fieldError('when')}
        />
      )}
      {withoutAlt > 0 && (
        <p className={form.note}>
          {counted(withoutAlt, 'picture has', 'pictures have')} no alternative text. Who doesn’t see it misses
          what it shows.
        </p>
      )}
      {publish.error && (
        <p className={form.problem} role="alert">
          {messageOf(publish.error)}
        </p>
      )}
    </Dialog>
  );
}

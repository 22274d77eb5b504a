import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ArticleDraft } from 'contract/desk/articles.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';

/** Takes an article off the blog: its address says that it is gone, or leads elsewhere. */
export function TakeDownDialog({ article, onClose }: { article: ArticleDraft; onClose: () => void }) {
  const { source, address } = article;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [redirect, setRedirect] = useState(article.redirect ?? '');
  const takeDown = useMutation({
    mutationFn: () =>
      call('POST /articles/take-down', { body: { source, redirect: redirect.trim() || undefined } }),
    onSuccess: () => {
      toast('Taken down. To bring it back, publish it again.');
      void queries.invalidateQueries({ queryKey: ['articles'] });
      void navigate({ to: '/articles' });
    },
  });
  const { error } = takeDown;
  return (
    <Dialog
      title="Take this article down?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button kind="danger" isPending={takeDown.isPending} onPress={() => takeDown.mutate()}>
            Take down
          </Button>
        </>
      }
    >
      <p>It goes from {address}, the lists, feeds, search and answers. Its text stays at the desk.</p>
      <TextField
        label="Redirect to (optional)"
        hint="A path of this site. Without it, the address answers that the article is gone (410)."
        placeholder="/pricing"
        value={redirect}
        onChange={setRedirect}
        error={
          error
            ? ((error instanceof ApiError ? error.of('redirect') : undefined) ?? messageOf(error))
            : undefined
        }
      />
    </Dialog>
  );
}

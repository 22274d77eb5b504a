import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { toastError } from '../../shared/ui/toasts.ts';

interface Props {
  source: string;
  onClose: () => void;
  onDone: () => void;
}

/** Removes what was not published of an article. */
export function DiscardDialog({ source, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const discard = useMutation({
    mutationFn: () => call('DELETE /articles/draft', { query: { source } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['articles'] });
      onDone();
    },
    onError: toastError,
  });
  return (
    <Dialog
      title="Discard what is not published?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button kind="danger" isPending={discard.isPending} onPress={() => discard.mutate()}>
            Discard
          </Button>
        </>
      }
    >
      <p>It can’t be brought back. What readers see stays as it is.</p>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskDelivery } from 'contract/desk/person.ts';
import { call } from '../../shared/api.ts';
import { Moment } from '../../shared/Moment.tsx';
import { Badge, type Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Person.module.css';

const STATES: Record<DeskDelivery['state'], { label: string; tone: Tone }> = {
  due: { label: 'On its way', tone: 'agent' },
  done: { label: 'Delivered', tone: 'good' },
  dead: { label: 'Given up', tone: 'bad' },
  held: { label: 'Held', tone: 'warn' },
  dropped: { label: 'Not needed', tone: 'plain' },
};

/** Who was written to, when, and what came back. */
export function Deliveries({ leadId, deliveries }: { leadId: string; deliveries: readonly DeskDelivery[] }) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: ({ id }: DeskDelivery) =>
      call('POST', `/leads/${leadId}/deliveries/${encodeURIComponent(id)}/send-again`, {}),
    onSuccess: (_, { to }) => {
      toast(`Sent to ${to} again`);
      return queries.invalidateQueries({ queryKey: ['leads'] });
    },
    onError: toastError,
  });
  if (deliveries.length === 0) return null;
  return (
    <section className={styles.deliveries}>
      <h3>Messages</h3>
      <ul>
        {deliveries.map((delivery) => {
          const state = STATES[delivery.state];
          return (
            <li key={delivery.id} className={styles.delivery}>
              <span className={styles.what}>
                {delivery.about} <span className={styles.muted}>to {delivery.to}</span>
                {delivery.problem && <span className={styles.problem}>{delivery.problem}</span>}
              </span>
              <span className={styles.muted}>
                <Moment at={delivery.endedAt ?? delivery.dueAt} />
              </span>
              <Badge tone={state.tone}>{state.label}</Badge>
              {(delivery.state === 'dead' || delivery.state === 'done') && (
                <Button
                  size="small"
                  kind={delivery.state === 'dead' ? 'plain' : 'quiet'}
                  aria-label={`Send ${delivery.about} to ${delivery.to} again`}
                  isPending={again.isPending && again.variables.id === delivery.id}
                  onPress={() => again.mutate(delivery)}
                >
                  Send again
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

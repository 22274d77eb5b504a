import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { hasDraft } from '../../shared/use-draft.ts';
import styles from './Person.module.css';

/** The server forgets a page that has not said for ten seconds that it is open. */
const SAID_MS = 4_000;

/** Names the colleagues who have the request open, and says that this page has. A page that is out of sight says nothing. */
export function Here({ leadId }: { leadId: string }) {
  const { data } = useQuery({
    queryKey: ['here', leadId],
    queryFn: ({ signal }) =>
      call('POST /leads/:id/here', {
        params: { id: leadId },
        body: { writes: hasDraft(`reply to ${leadId}`) },
        signal,
      }),
    refetchInterval: SAID_MS,
    retry: false,
    gcTime: 0,
  });
  const words = (data?.others ?? []).map(
    ({ name, writes }) => `${name} ${writes ? 'is writing a reply' : 'has this open, too'}.`,
  );
  return (
    <p role="status" className={styles.here}>
      {words.join(' ')}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Content.module.css';
import { historyQuery } from './content-queries.ts';

interface Props {
  address: string;
  label: string;
  onClose: () => void;
  /** Writes a text of before into the draft. */
  onUse?: ((value: string) => void) | undefined;
}

/** Texts that stood in one place, with author and moment; each can be used again. */
export function TextHistory({ address, label, onClose, onUse }: Props) {
  const { data, error, refetch } = useQuery(historyQuery(address));
  const use = (value: string) =>
    onUse && (
      <Button
        size="small"
        onPress={() => {
          onUse(value);
          onClose();
        }}
      >
        Use this text
      </Button>
    );
  return (
    <Dialog title={`History of “${label}”`} size="large" isOpen onClose={onClose}>
      {data ? (
        <ol className={styles.changes}>
          {data.states.map(({ value, by, at, reason, takesBack }, index) => (
            <li key={`${at} ${value}`}>
              <p className={styles.count}>
                {by}, <Timestamp at={at ?? ''} as="full" />
                {reason && ` · ${reason}`}
                {takesBack && ' · took a set back'}
              </p>
              <p className={styles.text}>{value}</p>
              {index > 0 && use(value)}
            </li>
          ))}
          <li>
            <p className={styles.count}>As it was delivered</p>
            <p className={styles.text}>{data.usual}</p>
            {data.states.length > 0 && use(data.usual)}
          </li>
        </ol>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

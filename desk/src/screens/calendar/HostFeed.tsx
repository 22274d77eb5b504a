import type { HostView } from 'contract/desk/calendar.ts';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';
import field from './fields.module.css';
import styles from './HostsPanel.module.css';

/** The address of a calendar of a host’s demos, shown once. */
export function HostFeed({ host }: { host: HostView }) {
  const make = useChange(
    () => call('POST /hosts/:id/feed', { params: { id: host.id } }),
    () => {},
  );
  const address = make.data && new URL(make.data.address, location.href).href;
  return (
    <section className={styles.section}>
      <h3>Calendar feed of the demos</h3>
      <p className={field.text}>
        An address to subscribe to in Google Calendar, Outlook or Apple Calendar. It lets its reader see, move
        and cancel demos, so it is shown only now{host.hasFeed && '. A new one ends the one before'}.
      </p>
      {address ? (
        <>
          <p className={field.address}>{address}</p>
          <div>
            <Button
              onPress={() =>
                void navigator.clipboard.writeText(address).then(() => toast('The address is copied.'))
              }
            >
              Copy the address
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button isPending={make.isPending} onPress={() => make.mutate()}>
            {host.hasFeed ? 'Make a new address' : 'Make an address'}
          </Button>
        </div>
      )}
    </section>
  );
}

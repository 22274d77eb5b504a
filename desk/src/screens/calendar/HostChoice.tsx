import type { CalendarHost, DeskDemo } from 'contract/desk/calendar.ts';
import { call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';
import { colorOf, hostName, whenForBoth } from './demo-words.ts';
import styles from './HostChoice.module.css';
import { HostMark } from './HostLegend.tsx';
import { canMove } from './use-carry.ts';

interface Props {
  demo: DeskDemo;
  hosts: readonly CalendarHost[];
  /** Demos of the same days. */
  nearby: readonly DeskDemo[];
  isToCome: boolean;
}

const BEST = 'best';

/** Host of a demo, and the hosts who could take it. */
export function HostChoice({ demo, hosts, nearby, isToCome }: Props) {
  const zone = useZone();
  const give = useChange(
    (hostId: string) =>
      call('POST /demos/:id/host', {
        params: { id: demo.id },
        body: {
          version: demo.version,
          ...(hostId !== BEST && { hostId }),
        },
      }),
    ({ demo: given }) =>
      toast(`${hostName(hosts, given.hostId)} has it now. ${demo.name} gets an email with the name.`),
  );
  const swap = useChange(
    (otherId: string) => {
      const other = nearby.find(({ id }) => id === otherId);
      return call('POST /demos/swap', {
        body: {
          one: { id: demo.id, version: demo.version },
          other: { id: otherId, version: other?.version ?? 0 },
        },
      });
    },
    () => toast('The two hosts have each other’s demo now. Both visitors get an email.'),
  );
  const others = hosts.filter(({ id, isActive }) => isActive && id !== demo.hostId);
  const swappable = nearby.filter(
    (each) => each.hostId !== null && each.hostId !== demo.hostId && canMove(each, Date.now()),
  );
  return (
    <section className={styles.hosts}>
      <p className={styles.host}>
        <HostMark color={colorOf(hosts, demo.hostId)} />
        {demo.hostId ? `Host: ${hostName(hosts, demo.hostId)}` : 'No host yet'}
      </p>
      {isToCome && others.length > 0 && (
        <div className={styles.choices}>
          <Select
            label="Give it to"
            placeholder="Another host"
            value={null}
            isDisabled={give.isPending}
            options={[
              { id: BEST, label: 'The one who fits best' },
              ...others.map(({ id, name }) => ({ id, label: name })),
            ]}
            onChange={(id) => give.mutate(id)}
          />
          {demo.hostId !== null && swappable.length > 0 && (
            <Select
              label="Swap it with"
              placeholder="A demo of these days"
              value={null}
              isDisabled={swap.isPending}
              options={swappable.map(({ id, name, hostId, ...each }) => ({
                ...{ id, label: `${hostName(hosts, hostId)}: ${name}` },
                detail: whenForBoth(each, zone),
              }))}
              onChange={(id) => swap.mutate(id)}
            />
          )}
        </div>
      )}
    </section>
  );
}

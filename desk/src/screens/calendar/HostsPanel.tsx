import { useQuery } from '@tanstack/react-query';
import type { CalendarFrame, HostView } from 'contract/desk/calendar.ts';
import { ChevronLeft, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { useRight } from '../../shared/session.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { hoursInWords } from '../../shared/ui/week-hours.rules.ts';
import { hostsQuery, useChange } from './calendar-queries.ts';
import { colorOf } from './demo-words.ts';
import { HostCalendars } from './HostCalendars.tsx';
import { HostForm } from './HostForm.tsx';
import { HostMark } from './HostLegend.tsx';
import styles from './HostsPanel.module.css';

interface Props {
  frame: CalendarFrame;
  onClose: () => void;
}

const NEW = 'new';

/** The people who hold demos: hours, calendars, and who gets how many. */
export function HostsPanel({ frame, onClose }: Props) {
  const hosts = useQuery(hostsQuery);
  const isOwner = useRight('demos.all');
  const [open, setOpen] = useState<string>();
  const shown = hosts.data?.hosts ?? [];
  const host = shown.find(({ id }) => id === open);
  const back = () => setOpen(undefined);
  const title = open === NEW ? 'Add a host' : (host?.name ?? 'Hosts');
  return (
    <Dialog title={title} place="side" size="medium" isOpen onClose={onClose}>
      {hosts.error && !hosts.data ? (
        <Failed error={hosts.error} onRetry={hosts.refetch} />
      ) : !hosts.data ? (
        <Loading shape="boxes" lines={3} />
      ) : open === NEW || host ? (
        <>
          <div>
            <Button kind="quiet" size="small" onPress={back}>
              <ChevronLeft aria-hidden /> All hosts
            </Button>
          </div>
          <HostForm key={open} host={host} zone={frame.office.zone} onDone={back} />
          {host && <HostCalendars host={host} />}
          {host && <HostFeed host={host} />}
        </>
      ) : shown.length === 0 ? (
        <Empty
          title={isOwner ? 'No hosts yet' : 'You’re not a host yet'}
          icon={<UserPlus aria-hidden />}
          action={isOwner && <Button onPress={() => setOpen(NEW)}>Add the first host</Button>}
        >
          {isOwner
            ? `Half-hours have ${frame.seats === 1 ? 'one seat without a name' : `${frame.seats} seats without names`} now. With hosts, each demo goes to the one who is free, and their calendars are kept in mind.`
            : 'An owner can add you with the address you sign in with.'}
        </Empty>
      ) : (
        <>
          <ul className={styles.hosts}>
            {shown.map((each) => (
              <li key={each.id}>
                <HostRow host={each} color={colorOf(frame.hosts, each.id)} onOpen={() => setOpen(each.id)} />
              </li>
            ))}
          </ul>
          {isOwner && (
            <div>
              <Button onPress={() => setOpen(NEW)}>
                <Plus aria-hidden /> Add a host
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

function HostRow({ host, color, onOpen }: { host: HostView; color: number; onOpen: () => void }) {
  const broken = host.calendars.find(({ state }) => state !== 'good' && state !== 'unread');
  return (
    <button type="button" className={styles.host} onClick={onOpen}>
      <span className={styles.name}>
        <HostMark color={color} />
        <b>{host.name}</b>
        {!host.isActive && <Badge>Inactive</Badge>}
        {broken && <Badge tone="bad">Calendar can’t be read</Badge>}
      </span>
      <span className={styles.detail}>
        {hoursInWords(host.hours)}, {host.zone.replaceAll('_', ' ')}
      </span>
      <span className={styles.detail}>
        {counted(host.coming, 'demo to come', 'demos to come')}, {counted(host.calendars.length, 'calendar')}
      </span>
    </button>
  );
}

/** The address of a calendar of a host’s demos, shown once. */
function HostFeed({ host }: { host: HostView }) {
  const make = useChange(
    () => call('POST /hosts/:id/feed', { params: { id: host.id } }),
    () => {},
  );
  const address = make.data && new URL(make.data.address, location.href).href;
  return (
    <section className={styles.section}>
      <h3>Calendar feed of the demos</h3>
      <p className={form.hint}>
        An address to subscribe to in Google Calendar, Outlook or Apple Calendar. It lets its reader see, move
        and cancel demos, so it is shown only now{host.hasFeed && '. A new one ends the one before'}.
      </p>
      {address ? (
        <>
          <p className={form.address}>{address}</p>
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

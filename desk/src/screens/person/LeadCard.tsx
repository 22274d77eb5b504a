import { Link } from '@tanstack/react-router';
import { DESK_LEAD_STATES, type DeskLeadState, type LeadChange } from 'contract/desk/leads.ts';
import type { DeskLead, DeskPersonPage } from 'contract/desk/person.ts';
import { AlarmClock } from 'lucide-react';
import { useAction } from '../../shared/actions.ts';
import { KIND_WORDS, STATE_TONES, STATE_WORDS } from '../../shared/leads/lead-words.ts';
import { useLeadChanges } from '../../shared/leads/use-lead-changes.ts';
import { Moment, useNow } from '../../shared/Moment.tsx';
import { useZone } from '../../shared/session.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Menu } from '../../shared/ui/Menu.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Deliveries } from './Deliveries.tsx';
import styles from './Person.module.css';
import { Story } from './Story.tsx';
import { snoozeChoices } from './snooze.rules.ts';

const NO_ONE = 'none';
const STATES = DESK_LEAD_STATES.map((id) => ({ id, label: STATE_WORDS[id] }));

interface Props {
  lead: DeskLead;
  people: DeskPersonPage['people'];
  /** The one that was opened: keys are about it. */
  isCurrent: boolean;
}

/** One request: what was asked, how it stands, what was sent about it, and what was done. */
export function LeadCard({ lead, people, isCurrent }: Props) {
  const zone = useZone();
  const now = useNow();
  const change = useLeadChanges();
  const { id, version } = lead;
  const isResting = lead.snoozedUntil !== null && Date.parse(lead.snoozedUntil) > now;
  const me = people.find((person) => person.isMe);

  const set = (what: Omit<LeadChange, 'id' | 'version'>, done: string) =>
    void change([{ id, version, ...what }], done);
  const setState = (state: DeskLeadState) =>
    state !== lead.state && set({ state }, `It is ${STATE_WORDS[state]} now`);
  const assign = (to: string | null) => {
    const name = people.find((person) => person.id === to)?.name;
    set({ assignedTo: to }, name ? `Assigned to ${name}` : 'Assigned to no one');
  };
  const snooze = (until: string | null) =>
    set({ snoozedUntil: until }, until ? 'It rests until then' : 'It is back among those to answer');

  useAction(
    { id: 'assign', label: 'Assign to me', keys: 'a', group: 'Person', run: () => me && assign(me.id) },
    isCurrent && me !== undefined && lead.assignedTo !== me.id,
  );
  useAction(
    {
      id: 'answered',
      label: 'Mark as answered',
      keys: 'e',
      group: 'Person',
      run: () => setState('answered'),
    },
    isCurrent && lead.state !== 'answered',
  );
  useAction({ id: 'won', label: 'Mark as won', group: 'Person', run: () => setState('won') }, isCurrent);
  useAction({ id: 'lost', label: 'Mark as lost', group: 'Person', run: () => setState('lost') }, isCurrent);
  useAction({ id: 'spam', label: 'Mark as spam', group: 'Person', run: () => setState('spam') }, isCurrent);
  useAction(
    {
      id: 'snooze',
      label: 'Snooze until tomorrow',
      keys: 's',
      group: 'Person',
      run: () =>
        snooze(snoozeChoices(new Date(), zone).find((each) => each.id === 'tomorrow')?.until ?? null),
    },
    isCurrent && !isResting,
  );

  return (
    <article className={styles.card} aria-label={`${KIND_WORDS[lead.kind]} request`}>
      <header className={styles.head}>
        <h2>{KIND_WORDS[lead.kind]}</h2>
        <Badge tone={STATE_TONES[lead.state]}>{STATE_WORDS[lead.state]}</Badge>
        <span className={styles.muted}>
          came <Moment at={lead.receivedAt} as="relative" />, <Moment at={lead.receivedAt} />
        </span>
        {isResting && lead.snoozedUntil && (
          <Badge tone="agent">
            Rests until <Moment at={lead.snoozedUntil} />
          </Badge>
        )}
      </header>
      <div className={styles.controls}>
        <Select label="State" isLabelHidden options={STATES} value={lead.state} onChange={setState} />
        <Select
          label="Assigned to"
          isLabelHidden
          options={[
            { id: NO_ONE, label: 'Unassigned' },
            ...people.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={lead.assignedTo ?? NO_ONE}
          onChange={(to) => assign(to === NO_ONE ? null : to)}
        />
        <Menu
          label="Snooze"
          entries={[
            ...snoozeChoices(new Date(now), zone).map(({ id, label, until }) => ({
              id,
              label,
              run: () => snooze(until),
            })),
            ...(isResting
              ? [{ id: 'end', label: 'End the snooze', isApart: true, run: () => snooze(null) }]
              : []),
          ]}
        >
          <Button>
            <AlarmClock aria-hidden /> Snooze
          </Button>
        </Menu>
      </div>
      {lead.state === 'held' && (
        <div className={styles.held}>
          <p>
            <b>Held for review: no one was notified.</b> {lead.suspicions.join(' ')}
          </p>
          <Button size="small" onPress={() => setState('new')}>
            Release
          </Button>
          <Button size="small" kind="danger" onPress={() => setState('spam')}>
            It is spam
          </Button>
        </div>
      )}
      {lead.demo && (
        <p>
          Demo{' '}
          <Link to="/calendar" search={{ demo: lead.id, day: lead.demo.start.slice(0, 10) }}>
            <Moment at={lead.demo.start} />
          </Link>{' '}
          <Badge>{lead.demo.state}</Badge>
        </p>
      )}
      <Labeled pairs={lead.fields} />
      {lead.origin.length > 0 && (
        <details className={styles.origin}>
          <summary>Where they came from</summary>
          <Labeled pairs={lead.origin} />
        </details>
      )}
      <Deliveries leadId={lead.id} deliveries={lead.deliveries} />
      <Story lead={lead} isCurrent={isCurrent} />
    </article>
  );
}

function Labeled({ pairs }: { pairs: DeskLead['fields'] }) {
  return (
    <dl className={styles.fields}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

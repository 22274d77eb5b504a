import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { DeskLead, DeskPersonPage } from 'contract/desk/person.ts';
import { useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { ApiError, call } from '../../shared/api.ts';
import { changeLeads, type LeadSet } from '../../shared/change-leads.ts';
import { KIND_NAMES, SETTABLE_STATES, SNOOZES, STATE_WORDS } from '../../shared/lead-words.ts';
import { useZone } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { shortDay } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Menu } from '../../shared/ui/Menu.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { leadBeside, leadOrder, useLeadKeys } from '../../shared/use-lead-keys.ts';
import { useStepKeys } from '../../shared/use-row-keys.ts';
import { Composer } from './Composer.tsx';
import { Facts } from './Facts.tsx';
import { Here } from './Here.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import styles from './Person.module.css';
import { Timeline } from './Timeline.tsx';
import { nameOfVisitor } from './timeline.rules.ts';

const HOUR_MS = 3_600_000;
/** While a message is on its way, what becomes of it is asked for. */
const UNDER_WAY_MS = 4_000;

/** All that is known of a person, and what is said to them. */
export function Person() {
  const { person: id } = useParams({ from: '/framed/person/$person' });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['leads', 'person', id],
    queryFn: ({ signal }) => call('GET /persons/:id', { params: { id }, signal }),
    meta: { topics: ['leads', 'bookings'] },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? UNDER_WAY_MS : false),
  });
  useAction({
    ...{ id: 'person-back', label: 'Back to the leads', keys: 'u', group: 'Person' },
    run: () => void navigate({ to: '/leads' }),
  });
  const order = leadOrder.use();
  useStepKeys(
    (by) => {
      const person = leadBeside(order, id, by);
      if (person) void navigate({ to: '/person/$person', params: { person } });
    },
    order.includes(id),
    'lead',
  );
  if (!data) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <Page title="Person">
          <Empty
            title="This lead is not here"
            action={<Button onPress={() => void navigate({ to: '/leads' })}>All leads</Button>}
          >
            It was deleted, or another person has it.
          </Empty>
        </Page>
      );
    }
    return (
      <Page title="Person">
        {error ? <Failed error={error} onRetry={refetch} /> : <Loading shape="boxes" />}
      </Page>
    );
  }
  return <Known key={id} page={data} leadId={id} />;
}

function isUnderWay(page: DeskPersonPage | undefined): boolean {
  return page?.leads.some(({ deliveries }) => deliveries.some(({ state }) => state === 'due')) ?? false;
}

function Known({ page, leadId }: { page: DeskPersonPage; leadId: string }) {
  const queries = useQueryClient();
  const zone = useZone();
  const [chosen, setChosen] = useState(leadId);
  const [isMerging, setMerging] = useState(false);
  const lead = page.leads.find(({ id }) => id === chosen) ?? (page.leads[0] as DeskLead);
  const { label, tone } = STATE_WORDS[lead.state];
  const nameOf = (id: string) => page.people.find((each) => each.id === id)?.name ?? 'Someone else';
  const change = (set: LeadSet, done: string) => void changeLeads(queries, [lead], set, done);
  const isHeld = lead.state === 'held';
  const states = isHeld ? (['new', 'spam'] as const) : SETTABLE_STATES;
  const isAsleep = lead.snoozedUntil !== null && Date.parse(lead.snoozedUntil) > Date.now();

  useLeadKeys({ group: 'Person', change, isHeld });

  return (
    <Page
      title={nameOfVisitor(lead) || lead.email}
      aside={[lead.visitor.company, ...page.emails].filter(Boolean).join(' · ')}
      actions={
        <>
          <Menu
            label="Assign to"
            entries={[
              ...page.people.map(({ id, name, isMe }) => ({
                id,
                label: isMe ? `${name} (you)` : name,
                run: () => change({ assignedTo: id }, `assigned to ${isMe ? 'you' : name}`),
              })),
              {
                id: 'none',
                label: 'No one',
                isApart: true,
                run: () => change({ assignedTo: null }, 'assigned to no one'),
              },
            ]}
          >
            <Button>{lead.assignedTo ? `Assigned to ${nameOf(lead.assignedTo)}` : 'Assign'}</Button>
          </Menu>
          <Menu
            label="Snooze"
            entries={[
              ...SNOOZES.map(({ hours, label: words }) => ({
                id: String(hours),
                label: words,
                run: () =>
                  change(
                    { snoozedUntil: new Date(Date.now() + hours * HOUR_MS).toISOString() },
                    `snoozed ${words.toLowerCase()}`,
                  ),
              })),
              {
                ...{ id: 'wake', label: 'Wake up now', isApart: true, isDisabled: !isAsleep },
                run: () => change({ snoozedUntil: null }, 'woken up'),
              },
            ]}
          >
            <Button>{isAsleep ? 'Snoozed' : 'Snooze'}</Button>
          </Menu>
          <Menu
            label="State"
            entries={states.map((state) => ({
              id: state,
              label: isHeld && state === 'new' ? 'Release' : STATE_WORDS[state].label,
              isApart: state === 'spam',
              isDanger: state === 'spam',
              run: () =>
                change(
                  { state },
                  isHeld && state === 'new'
                    ? 'released'
                    : `marked as ${STATE_WORDS[state].label.toLowerCase()}`,
                ),
            }))}
          >
            <Button>State: {label}</Button>
          </Menu>
          <Button onPress={() => setMerging(true)}>Merge</Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {page.leads.length > 1 && (
            <div className={styles.choice}>
              <Select
                label="Request"
                isLabelHidden
                options={page.leads.map((each) => ({
                  id: each.id,
                  label: `${KIND_NAMES[each.kind]}, ${shortDay(new Date(each.receivedAt), zone)}: ${STATE_WORDS[each.state].label}`,
                }))}
                value={lead.id}
                onChange={setChosen}
              />
              <Badge tone={tone}>{label}</Badge>
              <span className={styles.muted}>
                {page.isCut ? 'The newest 100 of their requests' : `${page.leads.length} requests`}
              </span>
            </div>
          )}
          <Here leadId={lead.id} />
          {lead.suspicions.length > 0 && isHeld && (
            <div className={styles.held} role="note">
              <b>To review.</b> No one was notified. {lead.suspicions.join(' ')}
            </div>
          )}
          {lead.state !== 'held' && lead.state !== 'spam' && (
            <Composer key={lead.id} lead={lead} readsReplies={page.readsReplies} />
          )}
          {isAsleep && lead.snoozedUntil && (
            <p className={styles.muted}>
              Snoozed until <Timestamp at={lead.snoozedUntil} />
            </p>
          )}
          <Timeline page={page} />
        </div>
        <aside className={styles.beside} aria-label="About this person">
          <Facts page={page} lead={lead} />
        </aside>
      </div>
      {isMerging && <MergeDialog leadId={lead.id} onClose={() => setMerging(false)} />}
    </Page>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { momentOf, wallTimeAt } from 'contract/dates.ts';
import type { DraftSet } from 'contract/desk/drafts.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useRight, useZone } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { DayField } from '../../shared/ui/DayField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading, messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './Content.module.css';
import { checkQuery, draftSetQuery } from './content-queries.ts';
import { Difference } from './Difference.tsx';
import { PreviewLink } from './PreviewLink.tsx';

interface Props {
  id: string;
  onClose: () => void;
  /** It is published or discarded. */
  onGone: () => void;
}

/** A set that is not published: each text before and after, what is wrong, and what is done with all of it. */
export function ReviewSet({ id, onClose, onGone }: Props) {
  const { data, error, refetch } = useQuery(draftSetQuery(id));
  if (data) return <Review set={data} onClose={onClose} onGone={onGone} />;
  return (
    <Dialog title="Review" size="large" isOpen onClose={onClose}>
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : data === null ? (
        <p>It was published or discarded meanwhile.</p>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Review({ set: current, onClose, onGone }: Omit<Props, 'id'> & { set: DraftSet }) {
  // What a person publishes is what they looked at, whatever colleagues write meanwhile.
  const [set, setSeen] = useState(current);
  const queries = useQueryClient();
  const mayPublish = useRight('content');
  const isOwner = useRight('content.guarded');
  const [name, setName] = useState(set.name);
  const [time, setTime] = useState<{ day: string; clock: string }>();
  const zone = useZone();
  const { data: check, error: checkError } = useQuery(checkQuery(set));
  const act = useMutation({
    mutationFn: (what: 'publish' | 'schedule' | 'unschedule' | 'ask' | 'discard') =>
      change(what, set, name, time && momentIn(zone, time)),
    onSuccess: (_, what) => {
      toast(DONE[what]);
      if (what === 'publish' || what === 'discard') onGone();
      onClose();
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [topic] }) => topic === 'content' || topic === 'drafts',
      }),
  });
  const [isDiscarding, setDiscarding] = useState(false);
  const isAllowed = mayPublish && (isOwner || !set.isGuarded);
  const canPublish =
    current.version === set.version &&
    check?.problems.length === 0 &&
    set.texts.every(({ now }) => now === undefined) &&
    name.trim() !== '' &&
    (time === undefined || momentIn(zone, time) !== undefined);
  return (
    <Dialog
      title={set.name}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          {!set.publishAt && (
            <Button
              kind={isDiscarding ? 'danger' : 'quiet'}
              isPending={act.isPending && act.variables === 'discard'}
              onPress={() => (isDiscarding ? act.mutate('discard') : setDiscarding(true))}
            >
              {isDiscarding ? `Discard all ${set.texts.length} for everyone` : 'Discard'}
            </Button>
          )}
          <Button onPress={onClose}>Not yet</Button>
          {set.publishAt ? (
            mayPublish && (
              <Button kind="primary" isPending={act.isPending} onPress={() => act.mutate('unschedule')}>
                Take the time back
              </Button>
            )
          ) : isAllowed ? (
            <Button
              kind="primary"
              isDisabled={!canPublish}
              isPending={act.isPending && act.variables !== 'discard'}
              onPress={() => act.mutate(time ? 'schedule' : 'publish')}
            >
              {time ? 'Publish then' : 'Publish'}
            </Button>
          ) : (
            <Button
              kind="primary"
              isDisabled={check?.problems.length !== 0}
              isPending={act.isPending && act.variables === 'ask'}
              onPress={() => act.mutate('ask')}
            >
              Ask to publish
            </Button>
          )}
        </>
      }
    >
      {act.error && (
        <p className={form.problem} role="alert">
          {messageOf(act.error)}
        </p>
      )}
      {checkError && (
        <p className={form.problem} role="alert">
          The set could not be checked. {messageOf(checkError)}
        </p>
      )}
      {current.version !== set.version && (
        <div className={form.note} role="status">
          <p>{current.by} has changed this set meanwhile.</p>
          <div className={form.buttons}>
            <Button size="small" onPress={() => setSeen(current)}>
              Show it as it is now
            </Button>
          </div>
        </div>
      )}
      <SetState set={set} />
      <PreviewLink {...current} />
      {set.isGuarded && !isOwner && (
        <p className={form.note}>
          Prices, claims, the name and legal texts are published by an owner, with a passkey.
        </p>
      )}
      <ul className={styles.changes}>
        {set.texts.map(({ address, title, label, isRows, before, value, usual, now, by }) => (
          <li key={address}>
            <b>
              {title} › {label}
            </b>{' '}
            <span className={styles.count}>{by}</span>
            <Difference before={before} value={value ?? usual} isRows={isRows} />
            {now !== undefined && (
              <p className={form.error}>
                It was changed meanwhile, and reads “{now}” now. Choose in its document.
              </p>
            )}
            {check?.problems
              .filter((each) => each.address === address)
              .map(({ message }) => (
                <p key={message} className={form.error}>
                  {message}
                </p>
              ))}
            {check?.warnings
              .filter((each) => each.address === address)
              .map(({ message }) => (
                <p key={message} className={styles.warning}>
                  {message}
                </p>
              ))}
          </li>
        ))}
      </ul>
      {isAllowed && !set.publishAt && (
        <>
          <TextField
            label="Name in the list of what was published"
            value={name}
            onChange={setName}
            maxLength={100}
            autoComplete="off"
          />
          <Time time={time} onChange={setTime} />
        </>
      )}
    </Dialog>
  );
}

/** State of a set: the person who asks, its time, and the reason why it was not published then. */
export function SetState({
  set,
}: {
  set: Pick<DraftSet, 'askedBy' | 'publishAt' | 'scheduledBy' | 'problem'>;
}) {
  return (
    <>
      {set.publishAt && (
        <p className={form.note}>
          <span>
            Is published <Timestamp at={set.publishAt} as="full" />, as {set.scheduledBy} said. It can’t be
            changed until then.
          </span>
        </p>
      )}
      {set.askedBy && !set.publishAt && <p className={form.note}>{set.askedBy} asks to have it published.</p>}
      {set.problem && (
        <p className={form.problem}>It was not published at its time, and no part of it was. {set.problem}</p>
      )}
    </>
  );
}

interface TimeProps {
  time: { day: string; clock: string } | undefined;
  onChange: (time: { day: string; clock: string } | undefined) => void;
}

function Time({ time, onChange }: TimeProps) {
  const zone = useZone();
  const begin = () => {
    const { date } = wallTimeAt(zone, new Date(Date.now() + 86_400_000));
    onChange({ day: date, clock: '09:00' });
  };
  return (
    <>
      <Checkbox isSelected={time !== undefined} onChange={(isOn) => (isOn ? begin() : onChange(undefined))}>
        Publish at a time
      </Checkbox>
      {time && (
        <div className={form.row}>
          <DayField label="Day" value={time.day} onChange={(day) => onChange({ ...time, day })} />
          <DayField
            label={`Time (${zone})`}
            type="time"
            value={time.clock}
            onChange={(clock) => onChange({ ...time, clock })}
          />
        </div>
      )}
    </>
  );
}

function momentIn(zone: string, { day, clock }: { day: string; clock: string }): string | undefined {
  const [hour, minute] = clock.split(':').map(Number);
  if (day === '' || hour === undefined || minute === undefined) return undefined;
  return momentOf(zone, day as Parameters<typeof momentOf>[1], hour * 60 + minute).toISOString();
}

const DONE = {
  publish: 'Published. The pages have it within two seconds.',
  schedule: 'The set has its time.',
  unschedule: 'The set has no time now, and can be changed.',
  ask: 'Publishers see that you ask.',
  discard: 'Discarded.',
} as const;

function change(what: keyof typeof DONE, { id, version, isGuarded }: DraftSet, name: string, at?: string) {
  const params = { id };
  switch (what) {
    case 'publish': {
      const body = { version, name };
      return isGuarded
        ? call('POST /content/drafts/:id/publish/guarded', { params, body })
        : call('POST /content/drafts/:id/publish', { params, body });
    }
    case 'schedule': {
      const body = { version, name, at: at ?? '' };
      return isGuarded
        ? call('POST /content/drafts/:id/schedule/guarded', { params, body })
        : call('POST /content/drafts/:id/schedule', { params, body });
    }
    default:
      return call(`POST /content/drafts/:id/${what}`, { params, body: { version } });
  }
}

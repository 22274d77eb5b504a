import {
  MOST_WAITING_HOURS,
  type NoticeChoices,
  type NoticeKind,
  type NoticeWay,
  noticesFor,
} from 'contract/desk/notices.ts';
import { Fragment, useState } from 'react';
import { call } from '../../shared/api.ts';
import { browserNotices, turnBrowserNotices } from '../../shared/browser-notices.ts';
import { useSession } from '../../shared/session.ts';
import { hourOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { type Option, Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Account.module.css';
import { useAccountChange } from './use-account-change.ts';

const KINDS: Record<NoticeKind, string> = {
  assigned: 'I am given a request',
  reply: 'A visitor replies',
  waiting: 'A request waits too long',
  demo: 'A demo is moved or canceled',
  bounce: 'A message doesn’t arrive',
  channel: 'A channel is down',
};

const WAYS: Option<NoticeWay>[] = [
  { id: 'now', label: 'At once' },
  { id: 'digest', label: 'Once a day' },
  { id: 'off', label: 'Not at all' },
];

const listHours = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    id: String(hour),
    label: hourOf(hour),
  }));

/** Choice of a browser, which shows the same as notifications of its own. */
function InThisBrowser() {
  const state = browserNotices.use();
  if (state === 'not possible') return null;
  return (
    <>
      <Checkbox isSelected={state === 'on'} isDisabled={state === 'blocked'} onChange={turnBrowserNotices}>
        Show them in this browser too, while the desk is open behind another tab or window
      </Checkbox>
      {state === 'blocked' && (
        <p className={styles.detail}>
          This browser blocks notifications of the desk. Allow them in its settings for this site, and reload
          the page.
        </p>
      )}
    </>
  );
}

/** Choices of a person: the occasions on which they get an email, and when. */
export function Notices({ choices }: { choices: NoticeChoices }) {
  const { rights } = useSession();
  const [ways, setWays] = useState(choices.ways);
  const [waitingHours, setWaitingHours] = useState(String(choices.waitingHours));
  const [digestHour, setDigestHour] = useState(String(choices.digestHour));
  const save = useAccountChange(
    (notices: NoticeChoices) => call('PATCH /account', { body: { notices } }),
    'Your emails are changed.',
  );
  const kinds = noticesFor(new Set(rights));
  const typed = { ways, waitingHours: Number(waitingHours), digestHour: Number(digestHour) };
  const isWhole = /^[1-9]\d?$/.test(waitingHours) && typed.waitingHours <= MOST_WAITING_HOURS;
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">What reaches you by email</h2>
      <p className={styles.detail}>About your requests and demos, and those that no one has.</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) save.mutate(typed);
        }}
      >
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <Select
              label={KINDS[kind]}
              options={WAYS}
              value={ways[kind]}
              onChange={(way) => setWays({ ...ways, [kind]: way })}
            />
            {kind === 'waiting' && ways.waiting !== 'off' && (
              <TextField
                label="Hours without an answer"
                hint="Hours in which the office is open."
                inputMode="numeric"
                value={waitingHours}
                onChange={setWaitingHours}
                error={isWhole ? undefined : `A whole number from 1 to ${MOST_WAITING_HOURS}`}
              />
            )}
          </Fragment>
        ))}
        {kinds.some((kind) => ways[kind] === 'digest') && (
          <Select
            label="Hour of the daily email"
            hint="By your clock. A day without news has no email."
            options={listHours()}
            value={digestHour}
            onChange={setDigestHour}
          />
        )}
        {save.error && <p role="alert">{messageOf(save.error)}</p>}
        <Button
          type="submit"
          isPending={save.isPending}
          isDisabled={!isWhole || JSON.stringify(typed) === JSON.stringify(choices)}
        >
          Save
        </Button>
      </form>
      <InThisBrowser />
    </section>
  );
}

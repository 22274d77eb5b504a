import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ASKED_MS,
  type AskUpgrade,
  LONGEST_UPGRADE_MS,
  type UpgradeReport,
  type UpgradeState,
} from 'contract/desk/upgrade.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge, type Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Health.module.css';

const LOOK_MS = 2_000;

const STATES: Record<UpgradeReport['state'], { words: string; tone: Tone }> = {
  working: { words: 'Under way', tone: 'agent' },
  done: { words: 'Done', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
};

const isYounger = (at: string, ms: number) => Date.now() - Date.parse(at) < ms;
const isUnderWay = ({ asked, report }: UpgradeState) =>
  (asked !== null && isYounger(asked.at, ASKED_MS)) ||
  (report?.state === 'working' && isYounger(report.at, LONGEST_UPGRADE_MS));

/** Another version of this software: tried, switched to, and returned from, where the administrator allows it. */
export function Upgrade() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['upgrade'],
    queryFn: ({ signal }) => call('GET /upgrade', { signal }),
    refetchInterval: ({ state }) => state.data && isUnderWay(state.data) && LOOK_MS,
  });
  const [version, setVersion] = useState('');
  const [isReturning, setReturning] = useState(false);
  const ask = useMutation({
    mutationFn: (body: AskUpgrade) => call('POST /upgrade', { body }),
    onSuccess: (state) => queries.setQueryData(['upgrade'], state),
  });
  if (!data) return null;
  const isBusy = isUnderWay(data) || ask.isPending;
  const named = version.trim();
  return (
    <section className={styles.part}>
      <h2>Another version</h2>
      {data.isAllowed ? (
        <>
          <p className={styles.note}>
            It is installed beside the one that runs and tried on a copy of the data. Only then is it switched
            to, watched for five minutes, and switched back by itself if it fails.
          </p>
          <div className={styles.version}>
            <TextField
              label="Version"
              hint="A tag, branch or commit of your repository, such as v0.3.0"
              value={version}
              onChange={setVersion}
              isDisabled={isBusy}
            />
            <Button
              isDisabled={isBusy || named === ''}
              onPress={() => ask.mutate({ action: 'try', version: named })}
            >
              Try it on a copy
            </Button>
            <Button
              kind="primary"
              isDisabled={isBusy || named === ''}
              onPress={() => ask.mutate({ action: 'upgrade', version: named })}
            >
              Upgrade
            </Button>
            <Button kind="danger" isDisabled={isBusy} onPress={() => setReturning(true)}>
              Return to the one before
            </Button>
          </div>
          {ask.error && (
            <p className={form.problem} role="alert">
              {messageOf(ask.error)}
            </p>
          )}
          <Report {...data} />
        </>
      ) : (
        <p className={styles.note}>
          Upgrades are made on the machine. Your administrator can allow them here:{' '}
          <i>Upgrade from the desk</i> in <code>docs/operating.md</code>.
        </p>
      )}
      {isReturning && (
        <Dialog
          title="Return to the version before?"
          isOpen
          onClose={() => setReturning(false)}
          actions={
            <>
              <Button onPress={() => setReturning(false)}>Stay</Button>
              <Button
                kind="danger"
                onPress={() => {
                  setReturning(false);
                  ask.mutate({ action: 'return' });
                }}
              >
                Return
              </Button>
            </>
          }
        >
          <p>
            Code and data go back to the moment of the last upgrade; on Postgres the code alone. Leads, demos
            and changes since then are put aside in a file on the machine, from which your administrator
            stores the leads again.
          </p>
        </Dialog>
      )}
    </section>
  );
}

function Report({ asked, report }: UpgradeState) {
  if (asked) {
    return (
      <p role="status">
        Asked for <Timestamp at={asked.at} as="relative" />; the machine has not begun yet. It does nothing
        that was asked for more than ten minutes ago.
      </p>
    );
  }
  if (!report) return null;
  const { action, version, at, state, step, lines } = report;
  const { words, tone } = STATES[state];
  return (
    <>
      <p role="status" className={styles.trouble}>
        <Badge tone={tone}>{words}</Badge>
        <span>
          {action === 'return' ? 'Return' : `${action === 'try' ? 'Trial' : 'Upgrade'}: ${version}`},{' '}
          <Timestamp at={at} as="relative" />
          {step && `: ${step}`}
        </span>
      </p>
      {lines.length > 0 && <pre className={styles.lines}>{lines.join('\n')}</pre>}
    </>
  );
}

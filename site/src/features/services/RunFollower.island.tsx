import type { Run } from 'contract/content/pages/services.ts';
import { useRef, useState } from 'react';
import { Button } from '../../design/ui/Button.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import styles from './RunFollower.module.css';
import { RunPicture, runSteps } from './RunPicture.tsx';

const LAST = runSteps.length - 1;
const DECISION = runSteps.findIndex(({ kind }) => kind === 'human');

/**
 * The run of `RunPicture` with a slider that shows it step by step, and stops where a person decides until the visitor
 * does. Without script there is no slider, and the picture shows the whole run.
 */
export function RunFollower({ run }: { run: Run }) {
  const [at, setAt] = useState<number>();
  const [isApproved, setApproved] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const { time, name, note } = run.steps[at ?? LAST] as Run['steps'][number];

  function approve() {
    setApproved(true);
    setAt(LAST);
    // The button is gone: the keyboard goes on from the slider.
    slider.current?.focus();
  }

  return (
    <div>
      <RunPicture run={run} at={at} />
      <div className={styles.root} data-run>
        <RangeField
          label={run.follow}
          ref={slider}
          shown={time}
          min={0}
          max={LAST}
          value={at ?? LAST}
          aria-valuetext={`${time}, ${name}`}
          onChange={({ target }) =>
            setAt(isApproved ? target.valueAsNumber : Math.min(target.valueAsNumber, DECISION))
          }
        />
        <p className={styles.note} aria-live="polite">
          {at === undefined ? run.invitation : note}
        </p>
        <Button type="button" hidden={isApproved || at !== DECISION} onClick={approve}>
          {run.approve}
        </Button>
      </div>
    </div>
  );
}

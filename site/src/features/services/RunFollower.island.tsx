import { useRef, useState } from 'react';
import { Button } from '../../design/ui/Button.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { runSteps } from './orchestration.ts';
import styles from './RunFollower.module.css';
import { RunPicture } from './RunPicture.tsx';

const LAST = runSteps.length - 1;
const DECISION = runSteps.findIndex(({ kind }) => kind === 'human');
const INVITATION = 'Move back to 9:02 and follow it. At 9:26 the run stops and waits for you.';

/**
 * The run of `RunPicture` with a slider that shows it step by step, and stops where a person decides until the visitor
 * does. Without script there is no slider, and the picture shows the whole run.
 */
export function RunFollower() {
  const [at, setAt] = useState<number>();
  const [isApproved, setApproved] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const { time, name, note } = runSteps[at ?? LAST] as (typeof runSteps)[number];

  function approve() {
    setApproved(true);
    setAt(LAST);
    // The button is gone: the keyboard goes on from the slider.
    slider.current?.focus();
  }

  return (
    <div>
      <RunPicture at={at} />
      <div className={styles.root} data-run>
        <RangeField
          label="Follow the run"
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
          {at === undefined ? INVITATION : note}
        </p>
        <Button type="button" hidden={isApproved || at !== DECISION} onClick={approve}>
          Approve and send
        </Button>
      </div>
    </div>
  );
}

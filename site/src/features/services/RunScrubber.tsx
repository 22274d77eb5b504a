import { Button } from '../../design/ui/Button.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { runSteps } from './orchestration.ts';
import styles from './RunScrubber.module.css';

/**
 * Takes a visitor through the run of `RunPicture`, step by step; it stops where a person decides, until they do.
 * `run-scrubber.ts` moves it; without script it isn't there, and the picture shows the whole run.
 */
export function RunScrubber() {
  const last = runSteps.length - 1;
  return (
    <form className={styles.root} data-run="/run-scrubber.js" aria-label="Follow the run" autoComplete="off">
      <RangeField
        label="Follow the run"
        shown={runSteps[last]?.time}
        min={0}
        max={last}
        defaultValue={last}
      />
      <p className={styles.note} aria-live="polite">
        Move back to 9:02 and follow it. At 9:26 the run stops and waits for you.
      </p>
      <Button type="button" hidden>
        Approve and send
      </Button>
    </form>
  );
}

import { useEffect, useState } from 'react';
import type { RoiForDemo } from '../../api/roi-for-demo.ts';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { wordsFor } from '../../words.ts';
import styles from './BringToDemo.module.css';
import { hasRoiForDemo, noteRoiForDemo } from './roi-note.ts';

/** Asks whether the result may travel with a booking (decision 008): it does not unless the box is ticked. */
export function BringToDemo({ roi }: { roi: RoiForDemo }) {
  const words = wordsFor('roi');
  const [isBrought, setIsBrought] = useState(hasRoiForDemo);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays ticked for another result
  useEffect(() => {
    if (isBrought) noteRoiForDemo(roi);
  }, [roi.figures]);

  return (
    <div className={styles.root}>
      <CheckboxField
        label={words.bring}
        checked={isBrought}
        onChange={({ target }) => setIsBrought(noteRoiForDemo(target.checked && roi))}
      />
      <p className={styles.note}>{words.bringHint}</p>
    </div>
  );
}

import { fill } from 'contract/content/fill.ts';
import type { CsvCell } from 'contract/csv.ts';
import { useEffect, useState } from 'react';
import type { RoiForDemo } from '../../api/roi-for-demo.ts';
import buttonStyles from '../../design/ui/Button.module.css';
import { Button } from '../../design/ui/Button.tsx';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { type Receipt, showReceipt } from '../../design/ui/show-receipt.ts';
import { sayPrinted } from '../../layout/printed.ts';
import { wordsFor } from '../../words.ts';
import styles from './KeepResult.module.css';
import { hasRoiForDemo, noteRoiForDemo } from './roi-figures.ts';
import { roiCsv } from './roi-sheet.ts';

interface KeepResultProps {
  /** Path and fragment at which the same result stands again. */
  address: string;
  rows: readonly (readonly CsvCell[])[];
  /** Name of the file of the rows. */
  fileName: string;
  receipt: Receipt;
}

/**
 * Results for a visitor to take along: a sheet, its address, its figures for a spreadsheet. At the head of the sheet
 * stand its day and address (`PrintHead`).
 */
export function KeepResult({ address, rows, fileName, receipt }: KeepResultProps) {
  const words = wordsFor('roi');
  const [told, setTold] = useState('');

  useEffect(() => {
    sayPrinted(address);
    setTold('');
  }, [address]);

  const copy = async () => {
    const link = location.origin + address;
    try {
      await navigator.clipboard.writeText(link);
      setTold(words.linkCopied);
    } catch {
      setTold(fill(words.copyHere, { link }));
    }
  };

  return (
    <div className={styles.root}>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="secondary" onClick={copy}>
          {words.copyLink}
        </Button>
        <a
          className={`${buttonStyles.root} ${buttonStyles.secondary}`}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(roiCsv(rows))}`}
          download={fileName}
        >
          {words.download}
        </a>
        <Button variant="secondary" onClick={() => showReceipt(receipt)}>
          {wordsFor('numbers').receipt}
        </Button>
      </div>
      <p className={styles.told} aria-live="polite">
        {told}
      </p>
    </div>
  );
}

/** Asks whether the result may travel with a booking (decision 008): it does not unless the box is ticked. */
export function BringToDemo({ roi }: { roi: RoiForDemo }) {
  const words = wordsFor('roi');
  const [isBrought, setIsBrought] = useState(hasRoiForDemo);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays ticked for another result
  useEffect(() => {
    if (isBrought) noteRoiForDemo(roi);
  }, [roi.figures]);

  return (
    <div className={styles.bringToDemo}>
      <CheckboxField
        label={words.bring}
        checked={isBrought}
        onChange={({ target }) => setIsBrought(noteRoiForDemo(target.checked && roi))}
      />
      <p className={styles.note}>{words.bringHint}</p>
    </div>
  );
}

import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './LegalPicture.module.css';

const CLAUSES = 24;
const deviating = [3, 10, 17];

/** A page of a contract with the agent's changes, and its note in the margin. */
export function LegalPicture() {
  return (
    <Picture
      title="Supply agreement, draft 4"
      alt="A page of a contract. In clause 11.2 the agent has struck out unlimited liability and written in a cap of twelve months’ fees, with a note from the playbook in the margin. Three of 24 clauses deviate."
    >
      <p className={styles.overview}>
        <svg className={styles.map} viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: CLAUSES }, (_, index) => (
            <rect
              className={deviating.includes(index) ? styles.bad : styles.fine}
              x={index * 10}
              width="8"
              height="12"
              // biome-ignore lint/suspicious/noArrayIndexKey: clauses never change places
              key={index}
            />
          ))}
        </svg>
        3 of 24 clauses deviate
      </p>
      <div className={styles.page}>
        <div className={styles.text}>
          <p>
            <strong>11.1</strong> Each party shall insure itself against the risks named in Schedule C.
          </p>
          <p className={styles.clause}>
            <strong>11.2</strong> The Supplier’s liability under this Agreement{' '}
            <del className={styles.out}>shall be unlimited</del>{' '}
            <ins className={styles.in}>
              is limited to the fees paid in the twelve months before the claim, save for gross negligence
            </ins>
            .
          </p>
          <p>
            <strong>11.3</strong> Claims shall be made in writing within 30 days.
          </p>
          <p className={styles.more}>
            <strong>11.4</strong> Neither party is liable for delay caused by events beyond its control.
          </p>
        </div>
        <div className={styles.note}>
          <Chip tone="bad">Deviates</Chip>
          <p>
            <strong>Playbook 4.1</strong> Cap at 12 months’ fees.
          </p>
          <p className={styles.quiet}>Accepted in 9 of the last 11 contracts.</p>
        </div>
      </div>
      <Handover agent="Clara" human="Ruth">
        Ruth accepts, edits or rejects each change.
      </Handover>
    </Picture>
  );
}

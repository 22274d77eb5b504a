import { Check, TriangleAlert } from 'lucide-react';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './DocumentPicture.module.css';

const lines = [
  ['Planed oak, 24 m²', '2,160.00'],
  ['Larch boards, 60 m', '1,248.00'],
  ['Delivery', '720.00'],
];

const fields = [
  ['Supplier', 'Halden Timber'],
  ['Invoice', '20418'],
  ['Due', 'April 30'],
];

/** An invoice on the left, and on the right what the agent read from it. */
export function DocumentPicture() {
  return (
    <Picture
      title="Incoming invoices"
      alt="An invoice from Halden Timber next to the fields the agent read. Supplier, number and date are right; the total of 4,182.00 is flagged, because the lines add up to 4,128.00."
    >
      <div className={styles.root}>
        <div className={styles.paper}>
          <strong className={styles.letterhead}>Halden Timber</strong>
          <span>
            <mark className={styles.read}>Invoice 20418</mark>
          </span>
          <dl className={styles.lines}>
            {lines.map(([name, amount]) => (
              <div className={styles.line} key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className={`${styles.line} ${styles.total}`}>
              <dt>Total</dt>
              <dd>
                <mark className={styles.wrong}>4,182.00</mark>
              </dd>
            </div>
          </dl>
          <span>
            Due date <mark className={styles.read}>April 30</mark>
          </span>
        </div>
        <dl className={styles.fields}>
          {fields.map(([name, value]) => (
            <div className={styles.field} key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
              <Check className={styles.good} size={16} />
            </div>
          ))}
          <div className={`${styles.field} ${styles.flag}`}>
            <dt className={styles.name}>Total</dt>
            <dd>4,182.00</dd>
            <TriangleAlert className={styles.bad} size={16} />
            <dd className={styles.why}>The lines add up to 4,128.00. Looks like two digits were swapped.</dd>
          </div>
        </dl>
      </div>
      <Handover agent="Vera" human="Jonas">
        Jonas calls the supplier. Everything else is filed.
      </Handover>
    </Picture>
  );
}

import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { invoiceProcess, type Strand } from './invoice-process.ts';
import styles from './ProcessPicture.module.css';

/** The broad strand is what agents handle, the narrow one what people do; each step draws its stretch of both. */
const STRANDS: Record<Strand, { agent?: string; human?: string; ahead?: string }> = {
  start: { agent: 'M6 18H38V100H6z' },
  split: { agent: 'M6 0H38V20H32V100H6z', human: 'M32 20H38C38 75 54 45 54 100H48C48 50 32 80 32 20z' },
  aside: { agent: 'M6 0H32V100H6z', human: 'M48 0H54V100H48z' },
  gate: {
    agent: 'M6 0H32V50H6z',
    human: 'M48 0H54C54 32 38 18 38 50H32C32 14 48 28 48 0zM0 50H60V55H0z',
    ahead: 'M6 64H38V100H6z',
  },
  ahead: { ahead: 'M6 0H38V80H6z' },
};

/** An invoice run as one stream: exceptions leave it, people settle them, and an approval holds it. */
export function ProcessPicture() {
  return (
    <Picture
      title="Invoice run, Thursday"
      alt="An invoice run drawn as a stream: of 214 invoices 206 match, 8 leave the stream as exceptions a person settles, and the run waits for Karin’s approval before it pays."
    >
      <div>
        {invoiceProcess.map(({ strand, title, detail, state, tone, reasons }) => (
          <div className={styles.step} key={strand}>
            <svg className={styles.stream} viewBox="0 0 64 100" preserveAspectRatio="none" aria-hidden="true">
              {Object.entries(STRANDS[strand]).map(([whose, d]) => (
                <path className={styles[whose]} d={d} key={whose} />
              ))}
            </svg>
            <div className={styles.words}>
              <Row title={title} detail={detail} />
              <div className={styles.state}>
                <Chip tone={tone}>{state}</Chip>
              </div>
              {reasons && (
                <div className={styles.reasons}>
                  {reasons.map((reason) => (
                    <Chip key={reason}>{reason}</Chip>
                  ))}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
    </Picture>
  );
}

import type { Enterprise } from 'contract/content/pages/enterprise.ts';
import { Chip, type ChipTone } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './ProcessPicture.module.css';

/** The broad strand is what agents handle, the narrow one what people do; each step draws its stretch of both. */
const STRANDS: readonly { tone: ChipTone; paths: { agent?: string; human?: string; ahead?: string } }[] = [
  { tone: 'good', paths: { agent: 'M6 18H38V100H6z' } },
  {
    tone: 'good',
    paths: { agent: 'M6 0H38V20H32V100H6z', human: 'M32 20H38C38 75 54 45 54 100H48C48 50 32 80 32 20z' },
  },
  { tone: 'human', paths: { agent: 'M6 0H32V100H6z', human: 'M48 0H54V100H48z' } },
  {
    tone: 'human',
    paths: {
      agent: 'M6 0H32V50H6z',
      human: 'M48 0H54C54 32 38 18 38 50H32C32 14 48 28 48 0zM0 50H60V55H0z',
      ahead: 'M6 64H38V100H6z',
    },
  },
  { tone: 'quiet', paths: { ahead: 'M6 0H38V80H6z' } },
];

/** An invoice run as one stream: exceptions leave it, people settle them, and an approval holds it. */
export function ProcessPicture({ words }: { words: Enterprise['automate']['picture'] }) {
  const { title, alt, steps } = words;
  return (
    <Picture title={title} alt={alt}>
      <div>
        {steps.map(({ title, detail, state, reasons }, index) => {
          const { tone, paths } = STRANDS[index] ?? { paths: {} };
          return (
            <div className={styles.step} key={title}>
              <svg
                className={styles.stream}
                viewBox="0 0 64 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {Object.entries(paths).map(([whose, d]) => (
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
          );
        })}
      </div>
    </Picture>
  );
}

import { Link } from '@tanstack/react-router';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Timestamp } from '../../shared/Timestamp.tsx';
import styles from './Today.module.css';
import { type BrokenChannel, brokenInWords } from './waiting.rules.ts';

interface Props {
  isRed: boolean;
  /** Problems of the system, in a few words each. */
  titles: readonly string[];
  broken: readonly BrokenChannel[];
}

/** Problems of the system: first, since nothing else arrives while they last. */
export function Troubles({ isRed, titles, broken }: Props) {
  if (titles.length + broken.length === 0) return null;
  return (
    <section className={styles.troubles} aria-label="What is broken">
      {titles.map((title) => (
        <Link key={title} to="/health" className={styles.trouble} data-color={isRed ? 'red' : 'amber'}>
          {isRed ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
          <b>{title.charAt(0).toUpperCase() + title.slice(1)}</b>
        </Link>
      ))}
      {broken.map((each) => (
        <Link
          key={`${each.channel} ${each.state}`}
          to={each.state === 'dead' ? '/given-up' : '/health'}
          search={each.state === 'dead' ? { channel: each.channel } : {}}
          className={styles.trouble}
          data-color="amber"
        >
          <TriangleAlert aria-hidden />
          <b>{brokenInWords(each)}</b>
          <span>
            since <Timestamp at={each.since} />
          </span>
        </Link>
      ))}
    </section>
  );
}

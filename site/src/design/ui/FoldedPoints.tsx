import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
import styles from './FoldedPoints.module.css';
import { PhoneFold } from './PhoneFold.tsx';

/** Points of an argument: a title and a sentence each, which a phone keeps folded under its title. */
export function FoldedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.root}>
      {points.map(({ title, text }) => (
        <li className={styles.point} key={title}>
          <h3>{title}</h3>
          <PhoneFold label={fill(wordsFor('common').moreOn, { title })} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

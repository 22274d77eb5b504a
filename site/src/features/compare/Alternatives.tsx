import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Alternatives.module.css';
import { alternatives } from './alternatives.ts';

/** Each alternative with what it does and when which of the two is better. The other comes first. */
export function Alternatives() {
  return (
    <Section labelledBy="alternatives-title">
      <SectionHead id="alternatives-title" title="When the other one is better">
        For each way, first when to choose it, then when an AI employee does more for you.
      </SectionHead>
      <ul className={styles.root}>
        {alternatives.map(({ name, does, betterIf, oursIf, more }) => (
          <li className={styles.alternative} key={name}>
            <div>
              <h3>{name}</h3>
              <p className={styles.does}>{does}</p>
            </div>
            <dl className={styles.choice}>
              <div className={styles.other}>
                <dt className={styles.question}>The better choice if</dt>
                <dd>{betterIf}</dd>
              </div>
              <div className={styles.ours}>
                <dt className={styles.question}>Choose an AI employee if</dt>
                <dd>{oursIf}</dd>
              </div>
            </dl>
            <p className={styles.more}>
              <ArrowLink href={more.href}>{more.label}</ArrowLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

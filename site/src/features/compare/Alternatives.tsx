import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import styles from './Alternatives.module.css';

/** Each alternative with what it does and when which of the two is better. The other comes first. */
export function Alternatives() {
  const { title, lede, betterIf, oursIf, list } = content().one('pages/compare').alternatives;
  return (
    <Section labelledBy="alternatives-title">
      <SectionHead id="alternatives-title" title={title}>
        {lede}
      </SectionHead>
      <ul className={styles.root}>
        {list.map((other) => (
          <li className={styles.alternative} key={other.name}>
            <div>
              <h3>{other.name}</h3>
              <p className={styles.does}>{other.does}</p>
            </div>
            <dl className={styles.choice}>
              <div className={styles.other}>
                <dt className={styles.question}>{betterIf}</dt>
                <dd>{other.betterIf}</dd>
              </div>
              <div className={styles.ours}>
                <dt className={styles.question}>{oursIf}</dt>
                <dd>{other.oursIf}</dd>
              </div>
            </dl>
            <p className={styles.more}>
              <ArrowLink href={other.more.href}>{other.more.label}</ArrowLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

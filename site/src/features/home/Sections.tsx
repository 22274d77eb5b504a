import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import styles from './Sections.module.css';

/** Four figures in one row. */
export function StatsStrip() {
  const { title, list } = content().one('pages/home').stats;
  return (
    <Section labelledBy="stats-title">
      <h2 className={styles.title} id="stats-title">
        {title}
      </h2>
      <dl className={styles.list}>
        {list.map(({ value, label }) => (
          <div className={styles.stat} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Three partners in a line of text (S1 sections 1 and 2.3). */
export function PartnersStrip() {
  const { title, list } = content().one('pages/home').partners;
  return (
    <Section labelledBy="partners-title">
      <div className={styles.strip}>
        <h2 className={styles.partnersStripTitle} id="partners-title">
          {title}
        </h2>
        <ul className={styles.partnersStripList}>
          {list.map(({ field, program }) => (
            <li className={styles.partner} key={field}>
              <strong className={styles.field}>{field}</strong> {program}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A short band between the explanation and the chatbot builder (S1 section 2.3). */
export function TryItNow() {
  const { title, text, action } = content().one('pages/home').tryIt;
  return (
    <Section labelledBy="try-title">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 className={styles.tryItNowTitle} id="try-title">
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={action.href} newTab={action.newTab ?? false}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The buyer's questions, one open at a time (S1 sections 2.3 and 4, 'FAQ accordion'), and a customer's word. */
export function WhyChoose({ children }: { children: ReactNode }) {
  const { title, lede, questions } = content().one('pages/home').whyChoose;
  return (
    <Section labelledBy="why-title">
      <div className={styles.root}>
        <SectionHead id="why-title" title={title}>
          {lede}
        </SectionHead>
        <Accordion name="why-choose" questions={questions} />
        {children}
      </div>
    </Section>
  );
}

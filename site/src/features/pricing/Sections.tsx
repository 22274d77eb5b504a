import { content } from '../../content.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Actions } from '../../design/ui/Actions.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { AskField } from '../../layout/ask/AskField.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './Sections.module.css';

/** The FAQ, one answer open at a time, and whom to ask the rest (S2 sections 2 and 4, 'Pricing'). */
export function PricingQuestions() {
  const { title, lede, support, demo, more, list } = content().one('pages/pricing').questions;
  return (
    <Section labelledBy="questions-title">
      <div className={styles.root}>
        <div className={styles.more}>
          <SectionHead id="questions-title" title={title}>
            <Linked text={lede} />
          </SectionHead>
          <AskField />
          <Actions>
            <ButtonLink variant="secondary" href={support.href}>
              {support.label}
            </ButtonLink>
            <ButtonLink href={demo.href}>{demo.label}</ButtonLink>
          </Actions>
        </div>
        <div className={styles.answers}>
          <Accordion name="pricing" questions={list} />
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}

/** The features grid (S2 section 2, 'Pricing'): indigo is what agents do, marigold what people decide. */
export function PlatformFeatures() {
  const { title, lede, list } = content().one('pages/pricing').features;
  return (
    <Section labelledBy="features-title" tone="quiet">
      <SectionHead id="features-title" title={title}>
        {lede}
      </SectionHead>
      <ul className={styles.grid}>
        {list.map(({ side, icon, title, text }) => {
          const Icon = NAMED_ICONS[icon];
          return (
            <li className={`${styles.feature} ${styles[side]}`} key={title}>
              <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { features } from './features.ts';
import styles from './PlatformFeatures.module.css';

/** The features grid (S2 section 2, 'Pricing'): indigo is what agents do, marigold what people decide. */
export function PlatformFeatures() {
  return (
    <Section labelledBy="features-title" tone="quiet">
      <SectionHead id="features-title" title="Everything you need to succeed with AI">
        What agents do, and what stays with your people.
      </SectionHead>
      <ul className={styles.grid}>
        {features.map(({ side, icon: Icon, title, text }) => (
          <li className={`${styles.feature} ${styles[side]}`} key={title}>
            <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

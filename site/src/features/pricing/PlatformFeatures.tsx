import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './PlatformFeatures.module.css';

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

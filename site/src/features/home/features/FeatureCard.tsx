import { fill } from 'contract/content/fill.ts';
import type { Home } from 'contract/content/pages/home.ts';
import { content } from '../../../content.ts';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import box from '../../../design/ui/card-box.module.css';
import { PhoneFold } from '../../../design/ui/PhoneFold.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { NAMED_ICONS } from '../../../layout/icons/named-icons.ts';
import { wordsFor } from '../../../words.ts';
import styles from './FeatureCard.module.css';
import { FeatureDrawing } from './FeatureDrawing.tsx';

/**
 * One feature: a card with a drawing, or a line of words, and on a phone a row of its title and gist that opens in
 * place.
 */
export function FeatureCard({ icon, title, gist, text, link, drawing }: Home['features']['cards'][number]) {
  const Icon = NAMED_ICONS[icon];
  return (
    <li className={drawing ? `${box.box} ${styles.root} ${styles.wide}` : styles.root}>
      <Icon className={box.icon} size={28} strokeWidth={1.5} aria-hidden="true" />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.gist}>{gist}</p>
      <PhoneFold label={fill(wordsFor('common').moreOn, { title })} />
      <div className={styles.more}>
        {drawing && (
          <div className={styles.drawing}>
            <FeatureDrawing drawing={drawing} />
          </div>
        )}
        <p className={box.text}>{text}</p>
        <div className={box.foot}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
      </div>
    </li>
  );
}

/**
 * Offers of the platform, in nine cards that each lead on (S1 section 2.3): three with a picture, and six in a line each.
 * Nine rows open on a phone.
 */
export function FeatureGrid() {
  const { title, lede, cards } = content().one('pages/home').features;
  return (
    <Section tone="quiet" labelledBy="features-title">
      <SectionHead id="features-title" title={title}>
        {lede}
      </SectionHead>
      <ul className={styles.featureGrid}>
        {cards.map((feature) => (
          <FeatureCard {...feature} key={feature.title} />
        ))}
      </ul>
    </Section>
  );
}

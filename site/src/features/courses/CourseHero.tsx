import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { formatNumber } from '../../design/ui/format-number.ts';
import styles from './CourseHero.module.css';
import { offer } from './offer.ts';
import { Stars } from './Stars.tsx';
import { sections } from './sections.ts';

/** The first view of the course page: what one learns, and what students think of it (S2 section 9). */
export function CourseHero() {
  return (
    <section id="opening" className={styles.root} aria-labelledby="hero-title">
      <h1 id="hero-title">Learn to design and run AI agents</h1>
      <p className={styles.lede}>
        From picking the work to your first week in production. Eight modules, in the order you’d build an
        agent, each ending with something that runs.
      </p>
      <p className={styles.rating}>
        <Stars rating={offer.rating} />
        <span>
          <strong>{offer.rating}</strong> from {formatNumber(offer.reviews)} reviews
        </span>
        <span>
          <strong>{formatNumber(offer.students)}</strong> students
        </span>
      </p>
      <p>
        <ArrowLink href={`#${sections.modules.id}`}>See the eight modules</ArrowLink>
      </p>
    </section>
  );
}

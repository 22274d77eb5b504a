import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Marked } from '../../design/ui/Marked.tsx';
import styles from './CourseHero.module.css';
import { fillCourse } from './course-length.ts';
import { Stars } from './Stars.tsx';

/** The first view of the course page: what one learns, and what students think of it (S2 section 9). */
export function CourseHero() {
  const { opening, offer } = content().one('courses');
  const { title, lede, rating, students, more } = opening;
  return (
    <section id="opening" className={styles.root} aria-labelledby="hero-title">
      <h1 id="hero-title">{title}</h1>
      <p className={styles.lede}>{lede}</p>
      <p className={styles.rating}>
        <Stars rating={offer.rating} />
        <span>
          <Marked text={fillCourse(rating)} as="strong" />
        </span>
        <span>
          <Marked text={fillCourse(students)} as="strong" />
        </span>
      </p>
      <p>
        <ArrowLink href={more.href}>{more.label}</ArrowLink>
      </p>
    </section>
  );
}

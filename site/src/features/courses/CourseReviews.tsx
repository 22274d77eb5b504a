import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { facePath } from '../../design/pictures/faces.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Face } from '../../design/ui/Face.tsx';
import { Marked } from '../../design/ui/Marked.tsx';
import { CourseSection } from './CourseLayout.tsx';
import styles from './CourseReviews.module.css';
import { fillCourse } from './course-length.ts';

const COUNT = 5;
const SIZE = 20;
const WIDTH = COUNT * SIZE;
/** A star in a square of 20, from its top. */
const STAR = 'l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z';
const path = Array.from({ length: COUNT }, (_, index) => `M${index * SIZE + 10} 2${STAR}`).join('');

/** Students in their own words (S2 section 3, 'Testimonial'). */
export function CourseReviews() {
  const { lede, list } = content().one('courses').reviews;
  return (
    <CourseSection section="reviews" lede={fillCourse(lede)}>
      <ul className={styles.grid}>
        {list.map(({ name, role, rating, comment }) => (
          <li key={name}>
            <figure className={styles.review}>
              <Stars rating={rating} />
              <blockquote>{comment}</blockquote>
              <figcaption className={styles.author}>
                <Face name={name} src={facePath(name)} />
                <span>
                  <strong>{name}</strong>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </CourseSection>
  );
}

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating }: { rating: number }) {
  const filled = rating * SIZE;
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${SIZE}`}
      role="img"
      aria-label={fill(content().one('courses').opening.stars, { rating })}
    >
      <path d={path} />
      <svg
        aria-hidden="true"
        className={styles.filled}
        width={filled}
        height={SIZE}
        viewBox={`0 0 ${filled} ${SIZE}`}
      >
        <path d={path} />
      </svg>
    </svg>
  );
}

/** The first view of the course page: what one learns, and what students think of it (S2 section 9). */
export function CourseHero() {
  const { opening, offer } = content().one('courses');
  const { title, lede, rating, students, more } = opening;
  return (
    <section id="opening" className={styles.courseHero} aria-labelledby="hero-title">
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

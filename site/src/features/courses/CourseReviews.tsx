import { facePath } from '../../design/pictures/faces.ts';
import { Face } from '../../design/ui/Face.tsx';
import { formatNumber } from '../../design/ui/format-number.ts';
import styles from './CourseReviews.module.css';
import { CourseSection } from './CourseSection.tsx';
import { offer } from './offer.ts';
import { Stars } from './Stars.tsx';
import { testimonials } from './testimonials.ts';

/** Students in their own words (S2 section 3, 'Testimonial'). */
export function CourseReviews() {
  return (
    <CourseSection
      section="reviews"
      lede={`${offer.rating} stars from ${formatNumber(offer.reviews)} reviews is our own claim. The four reviews below are illustrative, their stars included.`}
    >
      <ul className={styles.grid}>
        {testimonials.map(({ name, role, rating, comment }) => (
          <li key={name}>
            <figure className={styles.review}>
              <Stars rating={rating} />
              <blockquote className={styles.comment}>{comment}</blockquote>
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

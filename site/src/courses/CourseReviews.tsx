import { Avatar } from '../pictures/Avatar.tsx';
import { formatNumber } from '../ui/format-number.ts';
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
      lede={`Four of ${formatNumber(offer.reviews)} reviews, which give ${offer.rating} stars on average.`}
    >
      <ul className={styles.grid}>
        {testimonials.map(({ name, role, rating, comment }) => (
          <li key={name}>
            <figure className={styles.review}>
              <Stars rating={rating} />
              <blockquote className={styles.comment}>{comment}</blockquote>
              <figcaption className={styles.author}>
                <span aria-hidden="true">
                  <Avatar kind="human" name={name} />
                </span>
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

import { content } from '../../content.ts';
import { facePath } from '../../design/pictures/faces.ts';
import { Face } from '../../design/ui/Face.tsx';
import styles from './CourseReviews.module.css';
import { CourseSection } from './CourseSection.tsx';
import { fillCourse } from './course-length.ts';
import { Stars } from './Stars.tsx';

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

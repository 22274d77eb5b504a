import { Avatar } from '../pictures/Avatar.tsx';
import type { CaseStudy } from './case-study.ts';
import styles from './Testimonial.module.css';

/** What somebody said, and who it was. */
export function Testimonial({ text, name, role }: CaseStudy['testimonial']) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.text}>
        <p>‘{text}’</p>
      </blockquote>
      <figcaption className={styles.who}>
        <Avatar kind="human" name={name} />
        <span>
          <strong className={styles.name}>{name}</strong>
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

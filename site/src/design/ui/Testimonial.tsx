import { Face } from './Face.tsx';
import styles from './Testimonial.module.css';

/** Words of a customer, and the person who said them. */
export function Testimonial({
  text,
  name,
  role,
  face,
}: {
  text: string;
  name: string;
  role: string;
  /** Address of the person's picture. */
  face?: string | undefined;
}) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.text}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={styles.who}>
        <Face name={name} src={face} />
        <span>
          <strong className={styles.name}>{name}</strong>
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

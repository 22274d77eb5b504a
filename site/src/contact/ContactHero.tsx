import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import styles from './ContactHero.module.css';

/** Says whom a message reaches, and offers the quicker way: a booked half-hour. */
export function ContactHero() {
  return (
    <header className={styles.root}>
      <h1>Talk to Us</h1>
      <p className={styles.lede}>
        Tell us which work waits for somebody in your company. The {brand.name} team gets back to you soon.
      </p>
      <p className={styles.other}>
        Rather talk at a fixed time? Thirty minutes, no preparation.{' '}
        <ArrowLink href={paths.bookDemo}>Book Now</ArrowLink>
      </p>
    </header>
  );
}

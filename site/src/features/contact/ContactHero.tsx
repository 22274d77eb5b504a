import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { AskField } from '../../layout/ask/AskField.tsx';
import { paths } from '../../product/paths.ts';
import styles from './ContactHero.module.css';

/** Says whom a message reaches, and offers the quicker way: a booked half-hour. */
export function ContactHero() {
  return (
    <header id="opening" className={styles.root}>
      <h1>Talk to Us</h1>
      <p className={styles.lede}>Tell us what’s stuck and who it’s waiting on. We’ll get back to you soon.</p>
      <p className={styles.other}>
        Prefer a call? Pick a 30-minute slot. <ArrowLink href={paths.bookDemo}>Book Now</ArrowLink>
      </p>
      <p className={styles.other}>
        Just a question? <ArrowLink href={paths.faq}>Questions and answers</ArrowLink>{' '}
        <ArrowLink href={paths.security}>Security</ArrowLink>
      </p>
      <AskField label="Need an answer now? Ask our AI assistant" />
    </header>
  );
}

import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './PressContact.module.css';

/** Whom to ask about a release (S2 section 2). Printed too: a release is passed on. */
export function PressContact() {
  return (
    <Section labelledBy="contact-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 className={styles.title} id="contact-title">
            Press contact
          </h2>
          <p className={styles.text}>
            {brand.name} press desk. Questions, interviews, logos: we answer on working days.
          </p>
        </div>
        <div className={styles.ways}>
          <a className={styles.mail} href={`mailto:${brand.infoEmail}`}>
            {brand.infoEmail}
          </a>
          <ArrowLink href={paths.pressReleases}>All press releases</ArrowLink>
        </div>
      </div>
    </Section>
  );
}

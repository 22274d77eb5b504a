import { brand } from '../../brand.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';
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
            {brand.name} press desk. Interviews, logos, questions: we reply on business days.
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

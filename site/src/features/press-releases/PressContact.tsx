import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section } from '../../design/ui/Section.tsx';
import styles from './PressContact.module.css';

/** Whom to ask about a release (S2 section 2). Printed too: a release is passed on. */
export function PressContact() {
  const { title, text, link } = content().one('pages/press-releases').release.contact;
  return (
    <Section labelledBy="contact-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 className={styles.title} id="contact-title">
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.ways}>
          <a className={styles.mail} href={`mailto:${brand.infoEmail}`}>
            {brand.infoEmail}
          </a>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}

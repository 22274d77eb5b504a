import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { facePath } from '../../design/pictures/faces.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Logo } from '../../design/ui/Logo.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import story from '../../design/ui/story-columns.module.css';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import { findClient } from '../../product/clients.ts';
import { formatDate } from './press-releases.ts';
import styles from './ReleaseSections.module.css';

/** The text of a press release, and what the partner's CEO says (S2 section 2). */
export function ReleaseText({ release }: { release: PressRelease }) {
  const { location, paragraphs, quote } = release;
  return (
    <Section labelledBy="announcement-title">
      <div className={`${story.columns} ${styles.columns}`}>
        <div className={story.story}>
          <h2 id="announcement-title">{content().one('pages/press-releases').release.announcement}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              {index === 0 && (
                <strong>
                  {location}, {formatDate(release)}:{' '}
                </strong>
              )}
              {paragraph}
            </p>
          ))}
        </div>
        <Testimonial {...quote} face={facePath(quote.name)} />
      </div>
    </Section>
  );
}

/** Descriptions of the two companies (S2 section 2). */
export function AboutCompanies({ release: { partner, aboutPartner } }: { release: PressRelease }) {
  const { title, company, us } = content().one('pages/press-releases').release.about;
  return (
    <Section labelledBy="about-title">
      <SectionHead id="about-title" title={title} />
      <CardGrid columns={2}>
        <Card
          icon={
            <span className={styles.sign}>
              <ClientLogo client={findClient(partner)} />
            </span>
          }
          title={fill(company, { name: partner })}
          text={aboutPartner}
        />
        <Card
          icon={
            <span className={`${styles.sign} ${styles.wordmark}`}>
              <Logo />
              {brand.name}
            </span>
          }
          title={fill(company, { name: brand.name })}
          text={us}
        />
      </CardGrid>
    </Section>
  );
}

/** The benefits of the partnership, numbered as in the picture (S2 section 2). */
export function Benefits({ release: { benefits, agents, teams } }: { release: PressRelease }) {
  const words = content().one('pages/press-releases').release;
  return (
    <Section labelledBy="benefits-title" tone="quiet">
      <SectionHead id="benefits-title" title={words.benefits} />
      <ol className={styles.list}>
        {benefits.map(({ title, text, crossing }, index) => (
          <li className={styles.benefit} key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.pair}>
              <span className={styles.agent}>{fill(words.agent, { name: agents[crossing.agent] })}</span>
              <span className={styles.human}>{fill(words.team, { name: teams[crossing.team] })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

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
          <p className={styles.pressContactText}>{text}</p>
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

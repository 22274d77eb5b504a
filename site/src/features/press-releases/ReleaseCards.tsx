import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import edge from '../../design/ui/edge-card.module.css';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { Callout } from '../../layout/Callout.tsx';
import { findClient } from '../../product/clients.ts';
import { formatDate, pressReleasePath, pressReleases } from './press-releases.ts';
import styles from './ReleaseCards.module.css';

/** One card per press release (S2 section 2). */
export function ReleaseCards() {
  const { title } = content().one('pages/press-releases').releases;
  return (
    <Section labelledBy="releases-title">
      <SectionHead id="releases-title" title={title} />
      <ul className={styles.list}>
        {pressReleases().map((release) => (
          <ReleaseCard release={release} key={release.id} />
        ))}
      </ul>
    </Section>
  );
}

function ReleaseCard({ release }: { release: PressRelease }) {
  const { partner, title, lede } = release;
  const { more } = content().one('pages/press-releases').releases;
  return (
    <li className={`${edge.card} ${styles.card}`}>
      <div className={styles.logo}>
        <ClientLogo client={findClient(partner)} />
      </div>
      <div className={styles.words}>
        <Dateline release={release} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{lede}</p>
        <ArrowLink href={pressReleasePath(release)}>{fill(more, { partner })}</ArrowLink>
      </div>
    </li>
  );
}

/** Place and date of a release (S2 section 2). */
export function Dateline({ release }: { release: PressRelease }) {
  return (
    <p className={styles.root}>
      <span className={styles.part}>
        <MapPin size={18} aria-hidden="true" />
        {release.location}
      </span>
      <span className={styles.part}>
        <CalendarDays size={18} aria-hidden="true" />
        <time dateTime={release.date}>{formatDate(release)}</time>
      </span>
    </p>
  );
}

/** Notice above announcements that no partner has confirmed. Nothing where all are confirmed. */
export function ReleaseNotice({ releases }: { releases: readonly PressRelease[] }) {
  if (releases.every(({ confirmed }) => confirmed)) return null;
  const { one, several } = content().one('pages/press-releases').notice;
  const { title, text } = releases.length > 1 ? several : one;
  return (
    <Callout title={title}>
      {content().one('claims').unconfirmed} {text}
    </Callout>
  );
}

import { findClient } from '../case-studies/case-studies.ts';
import { ClientLogo } from '../home/client-logos/ClientLogo.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Dateline } from './Dateline.tsx';
import type { PressRelease } from './press-release.ts';
import { pressReleasePath, pressReleases } from './press-releases.ts';
import styles from './ReleaseCards.module.css';

/** One card per press release (S2 section 2). */
export function ReleaseCards() {
  return (
    <Section labelledBy="releases-title">
      <SectionHead id="releases-title" title="Partnerships" />
      <ul className={styles.list}>
        {pressReleases.map((release) => (
          <ReleaseCard release={release} key={release.slug} />
        ))}
      </ul>
    </Section>
  );
}

function ReleaseCard({ release }: { release: PressRelease }) {
  const { partner, title, lede } = release;
  return (
    <li className={styles.card}>
      <div className={styles.logo}>
        <ClientLogo client={findClient(partner)} />
      </div>
      <div className={styles.words}>
        <Dateline release={release} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{lede}</p>
        <ArrowLink href={pressReleasePath(release)}>{`Read about ${partner}`}</ArrowLink>
      </div>
    </li>
  );
}

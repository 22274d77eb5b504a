import { brand } from '../brand.ts';
import { findClient } from '../case-studies/case-studies.ts';
import { ClientLogo } from '../home/client-logos/ClientLogo.tsx';
import { Card, CardGrid } from '../ui/Card.tsx';
import { LoomMark } from '../ui/LoomMark.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './AboutCompanies.module.css';
import type { PressRelease } from './press-release.ts';
import { aboutBrand } from './press-releases.ts';

/** Who the two companies are (S2 section 2). */
export function AboutCompanies({ release: { partner, aboutPartner } }: { release: PressRelease }) {
  return (
    <Section labelledBy="about-title">
      <SectionHead id="about-title" title="About the companies" />
      <CardGrid columns={2}>
        <Card
          icon={
            <span className={styles.sign}>
              <ClientLogo client={findClient(partner)} />
            </span>
          }
          title={`About ${partner}`}
          text={aboutPartner}
        />
        <Card
          icon={
            <span className={styles.sign}>
              <LoomMark />
            </span>
          }
          title={`About ${brand.name}`}
          text={aboutBrand}
        />
      </CardGrid>
    </Section>
  );
}

import type { PressRelease } from 'contract/content/press-release.ts';
import { brand } from '../../brand.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { LoomMark } from '../../design/ui/LoomMark.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { findClient } from '../../product/clients.ts';
import styles from './AboutCompanies.module.css';
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
            <span className={`${styles.sign} ${styles.wordmark}`}>
              <LoomMark />
              {brand.name}
            </span>
          }
          title={`About ${brand.name}`}
          text={aboutBrand}
        />
      </CardGrid>
    </Section>
  );
}

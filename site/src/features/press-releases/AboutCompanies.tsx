import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Logo } from '../../design/ui/Logo.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { findClient } from '../../product/clients.ts';
import styles from './AboutCompanies.module.css';

/** Who the two companies are (S2 section 2). */
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

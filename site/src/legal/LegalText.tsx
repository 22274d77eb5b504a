import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { legalDocuments } from './documents.ts';
import { LegalBlock } from './LegalBlock.tsx';
import { LegalContents } from './LegalContents.tsx';
import styles from './LegalText.module.css';
import type { LegalDocument } from './legal-document.ts';

/** The numbered sections of a legal document beside its contents, and the way to the other documents. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <Section>
      <div className={styles.root}>
        <LegalContents sections={document.sections} />
        <div className={styles.text}>
          <Prose>
            {document.sections.map(({ id, title, blocks }, index) => (
              <section key={id} id={id}>
                <h2>
                  <span className={styles.number}>{index + 1}</span> {title}
                </h2>
                {blocks.map((block) => (
                  <LegalBlock key={JSON.stringify(block)} block={block} />
                ))}
              </section>
            ))}
          </Prose>
          <nav className={styles.others} aria-label="Other legal documents">
            {legalDocuments
              .filter(({ path }) => path !== document.path)
              .map(({ path, title }) => (
                <ArrowLink key={path} href={path}>
                  {title}
                </ArrowLink>
              ))}
          </nav>
        </div>
      </div>
    </Section>
  );
}

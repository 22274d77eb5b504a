import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Contents } from '../../design/ui/Contents.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { wordsFor } from '../../words.ts';
import { LegalBlock } from './LegalBlock.tsx';
import styles from './LegalText.module.css';
import { type LegalDocument, legalDocuments } from './legal-documents.ts';

/** The numbered sections of a legal document beside its contents, and the way to the other documents. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <Section>
      <div className={styles.root}>
        <Contents sections={document.sections} isNumbered />
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
          <nav className={styles.others} aria-label={wordsFor('legal').others}>
            {legalDocuments()
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

import { fill } from 'contract/content/fill.ts';
import type { LegalVersion } from 'contract/content/legal-version.ts';
import { longDate } from 'contract/dates.ts';
import { legalVersionPath } from 'contract/site/addresses.ts';
import { ArrowLeft } from 'lucide-react';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Contents } from '../../design/ui/Contents.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { safeHtml } from '../../markdown/safe-html.ts';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import styles from './LegalText.module.css';
import { type LegalDocument, legalDocuments } from './legal-documents.ts';

interface LegalTextProps {
  /** The words of a document, of today or before, with its address. */
  document: Pick<LegalDocument, 'path' | 'opening' | 'sections'>;
  /** Other versions of before. */
  earlier: readonly LegalVersion[];
}

/** The numbered sections of a legal document beside its contents, and the ways to its other versions and to other documents. */
export function LegalText({ document, earlier }: LegalTextProps) {
  const words = wordsFor('legal');
  return (
    <Section>
      <div className={styles.root}>
        <Contents sections={document.sections} isNumbered />
        <div className={styles.text}>
          <Prose>
            {document.opening && <section {...innerHtml(document.opening)} />}
            {document.sections.map(({ id, title, html }, index) => (
              <section
                key={id}
                id={id}
                {...innerHtml(
                  `<h2><span class="${styles.number}">${index + 1}</span> ${safeHtml({ type: 'text', value: title })}</h2>${html}`,
                )}
              />
            ))}
          </Prose>
          {earlier.length > 0 && (
            <nav className={styles.others} aria-label={words.earlier}>
              <Prose>
                <h2>{words.earlier}</h2>
                <ul>
                  {earlier.map(({ id, from, until }) => (
                    <li key={id}>
                      <a href={legalVersionPath(id)}>
                        {fill(words.period, { from: longDate(from), until: longDate(until) })}
                      </a>
                    </li>
                  ))}
                </ul>
              </Prose>
            </nav>
          )}
          <nav className={styles.others} aria-label={words.others}>
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

/** @param html made safe */
const innerHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Summary of a document, each line with the way to its section, and how old the text is. */
export function LegalSummary({ changedOn, summary }: Pick<LegalDocument, 'changedOn' | 'summary'>) {
  const words = wordsFor('legal');
  return (
    <div className={styles.legalSummary} data-grows>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.inShort}</h2>
        <p className={styles.date}>
          {words.lastChanged} <time dateTime={changedOn}>{longDate(changedOn)}</time>
        </p>
      </div>
      <ul className={styles.list}>
        {summary.map(({ figure, text, section }) => (
          <li className={styles.item} key={section}>
            <a className={styles.link} href={`#${section}`}>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={styles.legalSummaryText}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way home (S2 section 2, 'Legal pages'). */
export function BackHome() {
  return (
    <ButtonLink variant="secondary" href={paths.home}>
      <ArrowLeft size={18} aria-hidden="true" />
      {wordsFor('common').backHome}
    </ButtonLink>
  );
}

import type { CaseStudy } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { facePath } from '../../design/pictures/faces.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Face } from '../../design/ui/Face.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import { findClient } from '../../product/clients.ts';
import styles from './CustomerVoice.module.css';
import { caseStudyPath } from './case-studies.ts';

/** A voice from a case study, on pages where visitors decide, with one figure from their study. */
export function CustomerVoice({ study }: { study: CaseStudy }) {
  const { customer, testimonial, metrics } = study;
  const { voice, studies } = content().one('pages/case-studies');
  return (
    <Section labelledBy="voice-title" isExtra>
      <SectionHead id="voice-title" title={fill(voice, { customer })} />
      <div className={styles.root} data-says="quote">
        <Testimonial {...testimonial} face={facePath(testimonial.name)} />
        <div className={styles.figure}>
          <ClientLogo client={findClient(customer)} />
          <p>
            <strong className={styles.value}>{metrics[0].value}</strong> {metrics[0].name}
          </p>
          <ArrowLink href={caseStudyPath(study)}>{fill(studies.more, { customer })}</ArrowLink>
        </div>
      </div>
      <Provenance study={study} />
    </Section>
  );
}

/** The line beside the figures of a page: whose they are, and that a customer who has not confirmed is an example. */
export function Provenance({ study }: { study: CaseStudy }) {
  const { provenance, illustrative } = content().one('claims');
  return (
    <FinePrint>
      {provenance} {!study.confirmed && illustrative}
    </FinePrint>
  );
}

/**
 * One sentence from a case study, where there is room for no more: in the free column beside what the visitor has come for.
 * @param isMarked true where `Provenance` stands on the page
 */
export function CustomerQuote({ study, isMarked = false }: { study: CaseStudy; isMarked?: boolean }) {
  const { confirmed, testimonial } = study;
  const { text, name, role } = testimonial;
  return (
    <figure className={styles.customerQuote}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Face name={name} src={facePath(name)} />
        <span>
          <a href={caseStudyPath(study)}>{name}</a>, {role}.{' '}
          {!confirmed && !isMarked && content().one('claims').illustrative}
        </span>
      </figcaption>
    </figure>
  );
}

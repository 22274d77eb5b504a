import { fill } from 'contract/content/fill.ts';
import type { Company } from 'contract/site/company.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';

/** The company behind the site, how to reach it, and the documents that refer to this page. */
export function LegalNotice({ company }: { company: Company }) {
  const words = content().one('pages/legal-notice');
  const { replyWithin } = company;
  const labels = Object.entries(words.company.labels) as [keyof typeof words.company.labels, string][];
  return (
    <>
      <Section id="company" labelledBy="company-title">
        <Prose>
          <h2 id="company-title">{words.company.title}</h2>
          <dl>
            {labels.map(([field, label]) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{company[field] ?? words.notStated}</dd>
              </div>
            ))}
          </dl>
        </Prose>
      </Section>
      <Section id="contact" labelledBy="contact-title">
        <Prose>
          <h2 id="contact-title">{words.contact.title}</h2>
          <dl>
            <div>
              <dt>{words.contact.email}</dt>
              <dd>
                <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a>
              </dd>
            </div>
            <div>
              <dt>{words.contact.message}</dt>
              <dd>
                <Linked text={words.contact.form} />
              </dd>
            </div>
            <div>
              <dt>{words.contact.replyTime}</dt>
              <dd>
                {replyWithin === null ? words.notStated : fill(words.contact.within, { time: replyWithin })}
              </dd>
            </div>
          </dl>
        </Prose>
      </Section>
      <Section id="documents" labelledBy="documents-title">
        <Prose>
          <h2 id="documents-title">{words.documents.title}</h2>
          <p>
            <Linked text={words.documents.text} />
          </p>
        </Prose>
      </Section>
    </>
  );
}

import type { Company } from 'contract/site/company.ts';
import { brand } from '../../brand.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';

const NOT_STATED = 'not stated';

/** The company behind the site, how to reach it, and the documents that refer to this page. */
export function LegalNotice({ company }: { company: Company }) {
  const { name, address, representatives, register, vat, replyWithin } = company;
  const identity = [
    ['Company', name],
    ['Address', address],
    ['Represented by', representatives],
    ['Register', register],
    ['VAT number', vat],
  ] as const;
  return (
    <>
      <Section id="company" labelledBy="company-title">
        <Prose>
          <h2 id="company-title">Who runs this website</h2>
          <dl>
            {identity.map(([term, stated]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{stated ?? NOT_STATED}</dd>
              </div>
            ))}
          </dl>
        </Prose>
      </Section>
      <Section id="contact" labelledBy="contact-title">
        <Prose>
          <h2 id="contact-title">How to reach us</h2>
          <dl>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a>
              </dd>
            </div>
            <div>
              <dt>Message</dt>
              <dd>
                <a href={paths.contact}>Our contact form</a>
              </dd>
            </div>
            <div>
              <dt>Reply time</dt>
              <dd>{replyWithin === null ? NOT_STATED : `within ${replyWithin}`}</dd>
            </div>
          </dl>
        </Prose>
      </Section>
      <Section id="documents" labelledBy="documents-title">
        <Prose>
          <h2 id="documents-title">Policies and terms</h2>
          <p>
            The <a href={paths.privacy}>privacy policy</a>, the <a href={paths.terms}>terms of use</a> and the{' '}
            <a href={paths.cookies}>cookie policy</a> are from the company named here.
          </p>
        </Prose>
      </Section>
    </>
  );
}

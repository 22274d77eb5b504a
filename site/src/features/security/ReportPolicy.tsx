import { brand } from '../../brand.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { SECURITY_POLICY_PATH, SECURITY_TEXT_PATH } from '../../layout/security-text.ts';
import styles from './ReportPolicy.module.css';
import { reportPromises, reportSteps } from './report-policy.ts';

/** How to report a vulnerability, and what happens then. */
export function ReportPolicy() {
  return (
    <Section labelledBy="report-title">
      <SectionHead id="report-title" title="Report a vulnerability">
        Email <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a>. If you report in good faith and
        follow this policy, we won’t hold it against you.
      </SectionHead>
      <Prose>
        <ol>
          {reportSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <h3 className={styles.then}>What happens then, at the latest after</h3>
      <TermGrid terms={reportPromises} />
      <FinePrint>
        For programs: <a href={SECURITY_TEXT_PATH}>security.txt</a> and the{' '}
        <a href={SECURITY_POLICY_PATH}>policy as text</a>.
      </FinePrint>
    </Section>
  );
}

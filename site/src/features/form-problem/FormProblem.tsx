import { FORM_PROBLEM_SLOT } from 'contract/site/site-manifest.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import styles from './FormProblem.module.css';

/**
 * Page for someone without script whose form is refused. The server puts the list of problems in place of the slot,
 * and buttons for free half-hours where the one asked for is taken; the browser's Back button returns to the form
 * with everything still filled in.
 */
export function FormProblem() {
  const { heading, text, email } = content().one('pages/form-problem');
  return (
    <Notice title={heading} actions={<a href={`mailto:${brand.infoEmail}`}>{email}</a>}>
      <p>{text}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the contract that the server replaces */}
      <ul className={styles.problems} dangerouslySetInnerHTML={{ __html: FORM_PROBLEM_SLOT }} />
    </Notice>
  );
}

import { FORM_PRIVACY } from 'contract/site/addresses.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { wordsFor } from '../../words.ts';

/** The line under a form: what happens to what someone enters (GDPR, article 13). */
export function PrivacyLine() {
  const words = wordsFor('form');
  return (
    <FinePrint>
      <span>{words.useOfEntries}</span> <a href={FORM_PRIVACY}>{words.privacyPolicy}</a>.
    </FinePrint>
  );
}

import { FORM_PRIVACY, REPLY_TIME } from 'contract/site/addresses.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { wordsFor } from '../../words.ts';

/** The line under a form: what happens to what someone enters (GDPR, article 13), and when an answer comes. */
export function PrivacyLine() {
  const words = wordsFor('form');
  return (
    <FinePrint>
      <span>{words.useOfEntries}</span> <a href={FORM_PRIVACY}>{words.privacyPolicy}</a>.{' '}
      <a href={REPLY_TIME}>{words.replyTime}</a>
    </FinePrint>
  );
}

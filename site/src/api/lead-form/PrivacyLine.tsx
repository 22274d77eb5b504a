import { FORM_PRIVACY, REPLY_TIME } from 'contract/site/addresses.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { USE_OF_ENTRIES } from './privacy-words.ts';

/** The line under a form: what happens to what someone enters (GDPR, article 13), and when an answer comes. */
export function PrivacyLine() {
  return (
    <FinePrint>
      <span>{USE_OF_ENTRIES}</span> <a href={FORM_PRIVACY}>Privacy policy</a>.{' '}
      <a href={REPLY_TIME}>How soon we reply</a>
    </FinePrint>
  );
}

import type { Consent } from '../intake/lead-context.ts';
import type { LeadMessage } from './channel.ts';

/** The message that the consent of a lead was withdrawn, named as the others of its lead are. */
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

export interface WithdrawnConsent extends Consent {
  withdrawnAt: string;
}

/** The consent that such a message is about; `undefined` for any other message. */
export function withdrawnConsentOf({
  message,
  lead,
}: Pick<LeadMessage, 'lead'> & Partial<Pick<LeadMessage, 'message'>>): WithdrawnConsent | undefined {
  const { consent } = lead.context ?? {};
  if (message !== CONSENT_WITHDRAWN || !consent?.withdrawnAt) return undefined;
  return { ...consent, withdrawnAt: consent.withdrawnAt };
}

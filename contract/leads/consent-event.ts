import Type, { type Static } from 'typebox';
import { emailAddress } from './field-schemas.ts';
import { LeadConsent, ReceivedLead } from './lead-event.ts';

/** ISO 8601, UTC. */
const moment = Type.String({ format: 'date-time' });

/** A consent that its visitor has withdrawn, as it is sent to `CRM_WEBHOOK_URL`. */
export const WithdrawnConsent = Type.Object({
  id: Type.String(),
  kind: ReceivedLead.properties.kind,
  email: emailAddress,
  consent: LeadConsent,
  withdrawnAt: moment,
});

/** Body of the webhook, in the form that Standard Webhooks recommends. */
export const ConsentWithdrawnEvent = Type.Object({
  type: Type.Literal('consent.withdrawn'),
  timestamp: moment,
  data: WithdrawnConsent,
});

export type ConsentWithdrawnEvent = Static<typeof ConsentWithdrawnEvent>;

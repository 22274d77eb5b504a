import { v7 as uuidV7 } from 'uuid';
import { CRM_WEBHOOK } from '../channels/crm-webhook.ts';
import { SALES_EMAIL } from '../channels/email.ts';
import type { ConsentOutbox } from '../intake/consents.ts';
import { CONSENT_WITHDRAWN } from './consent-message.ts';
import { RECEIVED } from './demo-outbox.ts';

/** Channels through which content may be sent, or a person is notified, if they got the request. */
const CHANNELS = [CRM_WEBHOOK, SALES_EMAIL];

/**
 * Writes the messages about withdrawn consents, in the transactions that store them. The visitor's page says it
 * already.
 */
export function createConsentOutbox(wake: () => void): ConsentOutbox {
  return {
    async recordWithdrawal(transaction, leadId, at) {
      const received = await transaction
        .selectFrom('lead_deliveries')
        .select(['channel', 'state'])
        .where('lead_id', '=', leadId)
        .where('message', '=', RECEIVED)
        .where('channel', 'in', CHANNELS)
        .execute();
      if (received.length === 0) return;
      const time = at.toISOString();
      const rows = received.map(({ channel, state }) => ({
        ...{ id: uuidV7(), lead_id: leadId, channel, message: CONSENT_WITHDRAWN },
        // It follows what it is about: what waits for a release or a confirmation is sent with it.
        state: state === 'held' ? ('held' as const) : ('due' as const),
        ...{ attempts: 0, due_at: time, created_at: time },
      }));
      await transaction
        .insertInto('lead_deliveries')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    wake,
  };
}

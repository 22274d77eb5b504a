import Type, { type Static } from 'typebox';
import { emailAddress } from '../leads/field-schemas.ts';

/** ISO 8601, UTC. */
const moment = Type.String({ format: 'date-time' });

const booking = {
  id: Type.String({ format: 'uuid' }),
  email: emailAddress,
  sequence: Type.Integer({ minimum: 1 }),
  start: moment,
  end: moment,
};

/** A demo after it was moved, as it is sent to `CRM_WEBHOOK_URL`. */
export const MovedDemo = Type.Object({ ...booking, previousStart: moment });

/** A demo that was canceled. */
export const CancelledDemo = Type.Object(booking);

/** Body of the webhook, in the form that Standard Webhooks recommends. */
export const DemoMovedEvent = Type.Object({
  type: Type.Literal('demo.moved'),
  timestamp: moment,
  data: MovedDemo,
});

export const DemoCancelledEvent = Type.Object({
  type: Type.Literal('demo.cancelled'),
  timestamp: moment,
  data: CancelledDemo,
});

export type DemoMovedEvent = Static<typeof DemoMovedEvent>;

export type DemoCancelledEvent = Static<typeof DemoCancelledEvent>;

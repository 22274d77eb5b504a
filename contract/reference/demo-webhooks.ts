import { CancelledDemo, DemoCancelledEvent, DemoMovedEvent, MovedDemo } from '../bookings/booking-event.ts';
import { type DescribedObject, describeObject } from './described-object.ts';
import { leadWebhook, type Webhook } from './lead-webhook.ts';

const booking = {
  id: 'UUID of the request that booked it, the same as in its `lead.received`.',
  email: 'The visitor’s email address.',
  sequence: 'How often the demo has changed. Of two events, the one with the higher number is newer.',
};

const movedDemo = describeObject('MovedDemo', MovedDemo, 'A demo after it was moved.', {
  ...booking,
  start: 'When it starts now.',
  end: 'When it ends now.',
  previousStart: 'When it was going to start.',
});

const cancelledDemo = describeObject('CancelledDemo', CancelledDemo, 'A demo that won’t happen.', {
  ...booking,
  start: 'When it would have started.',
  end: 'When it would have ended.',
});

const event = {
  type: 'What happened.',
  timestamp: 'When it happened; the header says when it was sent.',
  data: 'The demo.',
};

const demoMoved = describeObject(
  'DemoMovedEvent',
  DemoMovedEvent,
  'Posted when a demo moves, and again until you answer with 2xx.',
  event,
);

const demoCancelled = describeObject(
  'DemoCancelledEvent',
  DemoCancelledEvent,
  'Posted when a demo is canceled, and again until you answer with 2xx.',
  event,
);

export const demoWebhookObjects: readonly DescribedObject[] = [
  demoMoved,
  movedDemo,
  demoCancelled,
  cancelledDemo,
];

const EXAMPLE = {
  id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  email: 'mira@example.com',
  sequence: 1,
  start: '2026-03-12T02:30:00.000Z',
  end: '2026-03-12T03:00:00.000Z',
};

const notes = [
  ...leadWebhook.notes,
  'A demo that has to be confirmed by email is sent once it is. If it never is, you get its request and `demo.cancelled` together.',
  'Events can arrive out of order: `sequence` tells you which is newer.',
];

/** What `CRM_WEBHOOK_URL` is sent of demos, beside the request by which each was booked. */
export const demoWebhooks: readonly Webhook[] = [
  {
    ...leadWebhook,
    slug: 'demo-moved',
    event: 'demo.moved',
    title: 'Demo moved',
    summary: demoMoved.summary,
    notes,
    object: demoMoved,
    example: {
      type: 'demo.moved',
      timestamp: '2026-03-11T06:30:00.000Z',
      data: { ...EXAMPLE, previousStart: '2026-03-11T09:30:00.000Z' },
    },
  },
  {
    ...leadWebhook,
    slug: 'demo-cancelled',
    event: 'demo.cancelled',
    title: 'Demo canceled',
    summary: demoCancelled.summary,
    notes,
    object: demoCancelled,
    example: {
      type: 'demo.cancelled',
      timestamp: '2026-03-11T06:30:00.000Z',
      data: { ...EXAMPLE, sequence: 2 },
    },
  },
];

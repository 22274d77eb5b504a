import type { LeadKind } from 'contract/api-paths.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { LeadContext } from '../intake/lead-context.ts';
import type { BookingEvent } from './booking-event.ts';

/** Stored lead, as messages report it. */
export interface LeadSnapshot {
  id: string;
  kind: LeadKind;
  email: string;
  /** The body of its call, as its schema let it through. */
  body: Readonly<Record<string, string>>;
  attribution: Readonly<Record<string, string>> | null;
  context: Readonly<LeadContext> | null;
  /** Zone of the visitor, where the browser reported one that this server knows. */
  timeZone?: string | undefined;
  receivedAt: Date;
}

/** Message to one target. Its id never changes, so that a receiver can recognize a repeat. */
export interface LeadMessage {
  deliveryId: string;
  message: string;
  lead: LeadSnapshot;
  /** Event of the demo that it reports; without it, it reports the request. */
  bookingEvent?: BookingEvent | undefined;
  /** Set where the host of the demo has still to confirm it, or cannot hold it. */
  isUnsure?: boolean | undefined;
}

/** A target that gets messages about leads. */
export interface Channel {
  /** Name of the channel in the database; never changes. */
  name: string;
  /** Most attempts at once, and most that begin in a second, of this process. */
  atOnce: number;
  perSecond: number;
  /** @throws never; an attempt that is aborted may end as it likes */
  deliver: (message: LeadMessage, signal: AbortSignal) => Promise<DeliveryOutcome>;
  /**
   * Way to find out that a target which was down is back: by asking it, by sending it what waits ahead of its time, or
   * not at all, which leaves it to the next message whose time has come. `send` is allowed only where receivers can
   * recognize a repeat: elsewhere nothing that may have arrived is sent ahead of its time.
   */
  recovery: 'ask' | 'send' | 'wait';
  /**
   * Set where messages report to people how a demo stands: a message that a later change has superseded is no longer
   * sent. Other channels get every change, in case they keep a history.
   */
  tellsLatestOnly?: boolean;
  /** Set where messages go to the visitor; one about a demo that is over is not sent. */
  isForVisitor?: boolean;
  /** Set where messages go to the host of a demo, who is not notified of requests as such. */
  isForHost?: boolean;
  /** Set where messages go to guests of a demo, who are not notified of requests as such. */
  isForGuest?: boolean;
  /** Its messages are written at the desk, one by one. */
  isForDesk?: boolean;
  /** Asks the target whether it is back, for `ask`; sends nothing of a lead. */
  ask?: (signal: AbortSignal) => Promise<DeliveryOutcome>;
  close?: () => void;
}

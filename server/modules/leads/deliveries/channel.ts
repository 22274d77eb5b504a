import type { LeadKind } from 'contract/api-paths.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { LeadContext } from '../intake/lead-context.ts';
import type { BookingEvent } from './booking-event.ts';

/** A stored lead, as the channels tell of it. */
export interface LeadSnapshot {
  id: string;
  kind: LeadKind;
  email: string;
  /** The body of its call, as its schema let it through. */
  body: Readonly<Record<string, string>>;
  attribution: Readonly<Record<string, string>> | null;
  context: Readonly<LeadContext> | null;
  /** Where the visitor is, as far as the browser told, and this server knows that zone. */
  timeZone?: string | undefined;
  receivedAt: Date;
}

/** One message to one target. Its id never changes, so that a receiver can tell a repeat. */
export interface LeadMessage {
  deliveryId: string;
  message: string;
  lead: LeadSnapshot;
  /** What it tells of the demo; without it, it tells of the request. */
  bookingEvent?: BookingEvent | undefined;
  /** As the demo stands now, its host has still to confirm it, or cannot hold it. */
  isUnsure?: boolean | undefined;
}

/** A target that gets messages about leads. */
export interface Channel {
  /** As the database keeps it; never changes. */
  name: string;
  /** Most attempts at once, and most that begin in a second, of this process. */
  atOnce: number;
  perSecond: number;
  /** @throws never; an attempt that is aborted may end as it likes */
  deliver: (message: LeadMessage, signal: AbortSignal) => Promise<DeliveryOutcome>;
  /**
   * How to find out that a target which was down is back: by asking it, by sending it what waits ahead of its time, or
   * not at all, which leaves it to the next message whose time has come. Only where `send` is allowed can receivers tell
   * a repeat: elsewhere nothing that may have arrived is sent ahead of its time.
   */
  recovery: 'ask' | 'send' | 'wait';
  /**
   * Tells people how a demo stands: a message that a later change has superseded is no longer sent. Other channels get
   * every change, in case they keep a history.
   */
  tellsLatestOnly?: boolean;
  /** Its messages go to the visitor, whom a demo that is over no longer concerns. */
  isForVisitor?: boolean;
  /** Its messages go to the host of a demo, who hears of no request as such. */
  isForHost?: boolean;
  /** Its messages go to guests of a demo, who hear of no request as such. */
  isForGuest?: boolean;
  /** Its messages are written at the desk, one by one. */
  isForDesk?: boolean;
  /** For `ask`: sends nothing of a lead. */
  ask?: (signal: AbortSignal) => Promise<DeliveryOutcome>;
  close?: () => void;
}

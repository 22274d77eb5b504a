import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** Change of a booking. */
export interface BookingChange {
  kind:
    | 'confirmed'
    | 'moved'
    | 'cancelled'
    /** Its host’s calendar cannot be read: the host has to confirm it, and its visitor waits for that. */
    | 'to-confirm'
    /** Its host has confirmed it. */
    | 'agreed'
    /** Another host holds it, at the same time. */
    | 'host'
    /** Its host cannot hold it, and no other can: its visitor is offered other times. */
    | 'offered'
    /** Its visitor has invited guests, or taken one off the list. */
    | 'guests'
    /** Its visitor did not come, and is offered other times. */
    | 'missed';
  leadId: string;
  /** Sequence of the booking after the change; a new one has 0. */
  sequence: number;
  start: Date;
  end: Date;
  /** Previous time of a moved demo. */
  previousStart?: Date;
  /** Its lead is in quarantine: no notification may be sent before an operator releases it. */
  isHeldBack: boolean;
  /** It still waits for its confirmation, or has ended without one: only its visitor got an email, with the link. */
  isUnconfirmed?: boolean;
  /** It was made by the link of the booking, and not by sales: how many emails that sets off is bounded. */
  isVisitors?: boolean;
  /**
   * Set where its visitor knows a demo to confirm as a sure one. Otherwise the message about its time or host reports
   * that, too.
   */
  isNews?: boolean | undefined;
  /** No one is notified of it. */
  isSilent?: boolean;
  /** The times that its visitor is offered. */
  offers?: readonly Date[];
  /** Message of a person of the team to the visitor of a canceled demo, in a sentence or two. */
  word?: string;
  /** New and removed guests, and the number of changes of the guests, for `guests`. */
  guests?: { invited: readonly InvitedGuest[]; removed: readonly InvitedGuest[]; changes: number };
  /** Hash of its visitor's address. */
  person?: string | null;
  at: Date;
}

/** Guest, with the hash that emails are counted by. */
export interface InvitedGuest {
  id: string;
  person: string;
}

/**
 * Records notifications about bookings. `app.ts` passes it in: the channels depend on bookings, not the reverse.
 */
export interface BookingOutbox {
  /** Writes the notifications of the changes, in the transaction that makes them. */
  record: (transaction: Kysely<Tables>, changes: readonly BookingChange[]) => Promise<void>;
  /**
   * Forgets the keys of a request whose demo has ended: the same request, sent again, requests another demo (decision
   * 007).
   */
  forgetRequest: (transaction: Kysely<Tables>, leadId: string) => Promise<void>;
  /** Called once changes are on disk; does nothing that a visitor would wait for. */
  wake: () => void;
}

import type { Participant } from '../../../plugins/mail/mail.ts';

/** A meeting, as a calendar keeps it. */
export interface CalendarEvent {
  /** Permanent id of the meeting, with which a calendar recognizes what a later message changes. */
  uid: string;
  /** 0 at first, and one more with each change. */
  sequence: number;
  /** Time at which this message was made, or the meeting was last changed. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  /** Absolute address with more information. */
  url?: string | undefined;
  /** Absent in a file that invites no one. */
  organizer?: Participant;
  attendees: readonly Participant[];
  /** Set where it is not sure yet that it takes place. */
  isTentative?: boolean;
}

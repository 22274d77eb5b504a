import { ACCESS_TOKEN_SECONDS } from 'contract/accounts/accounts.ts';
import type { KeyName } from '../../../plugins/database/server-keys.ts';
import { FEED_OVERLAP_MS, LINK_LIFE_MS } from '../../bookings/bookings.queries.ts';

/** Purpose of a key of the server, and the effect of a rotation on what it has signed. */
export interface KeyUse {
  purpose: string;
  /** Time for which the previous key is still accepted; 0 where it makes no difference. */
  overlapMs: number;
  /** Sentence for an operator. */
  afterRotation: string;
  /** Addresses that end if the previous key is not accepted, and how to get new ones. */
  endedAddresses?: string;
}

const ENDED_PREVIEWS =
  'Preview links that were given out stop working: npm run blog -- preview makes new ones.';

const USES: Readonly<Record<KeyName, KeyUse>> = {
  'access-tokens': {
    purpose: 'signs access tokens',
    overlapMs: ACCESS_TOKEN_SECONDS * 1000,
    afterRotation:
      'Running servers use the new key within a minute; tokens that were issued stay valid until they expire.',
  },
  'refresh-tokens': {
    purpose: 'derives refresh tokens from the previous ones',
    overlapMs: 0,
    afterRotation: 'Servers use the new key after a restart. No one is logged out.',
  },
  'login-places': {
    purpose: 'hides the networks from which people log in and book',
    overlapMs: 0,
    afterRotation:
      'Places of logins that were stored with the old key are forgotten, and demos booked earlier no longer count for their network. Servers use the new key after a restart. No one is logged out.',
  },
  'booking-links': {
    purpose: 'signs the links to bookings',
    overlapMs: LINK_LIFE_MS,
    afterRotation:
      'Running servers use the new key within a minute; links in sent emails stay valid until 30 days after their demo.',
    endedAddresses:
      'Links to bookings in sent emails stop working: npm run bookings -- show <id> prints the new link of a demo.',
  },
  'calendar-credentials': {
    purpose: 'encrypts addresses and passwords of hosts’ calendars',
    overlapMs: 0,
    afterRotation:
      'Addresses and passwords of calendars are encrypted with the new key. Running servers use it at once.',
  },
  'calendar-feed': {
    purpose: 'is the secret in the address of the calendar feed',
    overlapMs: FEED_OVERLAP_MS,
    afterRotation:
      'The previous address works for 30 more days: npm run bookings -- feed prints the new one to subscribe to.',
    endedAddresses:
      'The previous address of the calendar stops working: npm run bookings -- feed prints the new one to subscribe to.',
  },
  desk: {
    purpose: 'signs the desk’s first link and passkey questions, and hides the networks of its sessions',
    overlapMs: 0,
    afterRotation:
      'A setup link that was printed stops working; a restart prints a new one. Servers use the new key after a restart. No one is signed out.',
  },
  'blog-preview': {
    purpose: 'signs preview links of articles',
    overlapMs: 0,
    afterRotation: ENDED_PREVIEWS,
    endedAddresses: ENDED_PREVIEWS,
  },
};

/** Use of a key of a newer version of this program, on the same database. */
const UNKNOWN: KeyUse = {
  purpose: '',
  overlapMs: 0,
  afterRotation: 'Servers use the new key after a restart; what the old key signed is no longer valid.',
};

export function findUse(name: string): KeyUse {
  return Object.hasOwn(USES, name) ? USES[name as KeyName] : UNKNOWN;
}

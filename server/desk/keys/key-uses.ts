import { ACCESS_TOKEN_SECONDS } from 'contract/accounts/accounts.ts';
import { LINK_LIFE_MS, LINKS_KEY } from '../../bookings/booking-links.ts';
import { FEED_KEY } from '../../bookings/feed/feed-address.ts';

/** What a key of the server is for, and what becomes of what it has signed once it is rotated. */
export interface KeyUse {
  purpose: string;
  /** How long the key before goes on being accepted; 0 where it makes no difference. */
  overlapMs: number;
  /** What an operator should know, in a sentence. */
  afterRotation: string;
}

const USES: Readonly<Record<string, KeyUse>> = {
  'access-tokens': {
    purpose: 'signs access tokens',
    overlapMs: ACCESS_TOKEN_SECONDS * 1000,
    afterRotation:
      'Servers that run take it up within a minute; tokens that are out stay valid until they expire.',
  },
  'refresh-tokens': {
    purpose: 'makes refresh tokens from those before them',
    overlapMs: 0,
    afterRotation: 'Servers take it up when they are started again. Nobody is logged out.',
  },
  'login-places': {
    purpose: 'hides the networks from which people log in',
    overlapMs: 0,
    afterRotation:
      'The places stored under the old one are forgotten. Servers take it up when they are started again. Nobody is logged out.',
  },
  [LINKS_KEY]: {
    purpose: 'signs the links to bookings',
    overlapMs: LINK_LIFE_MS,
    afterRotation:
      'Servers that run take it up within a minute; links that are out stay good until 30 days after their demo.',
  },
  [FEED_KEY]: {
    purpose: 'is the secret in the address of the calendar feed',
    overlapMs: 0,
    afterRotation:
      'The address before leads nowhere any more: npm run bookings -- feed prints the new one to subscribe to.',
  },
  'blog-preview': {
    purpose: 'signs preview links of articles',
    overlapMs: 0,
    afterRotation:
      'Preview links that are out show nothing any more: npm run blog -- preview makes new ones.',
  },
};

const UNKNOWN: KeyUse = {
  purpose: '',
  overlapMs: 0,
  afterRotation:
    'Servers take it up when they are started again; what the old one has signed counts no more.',
};

export function purposeOf(name: string): KeyUse {
  return USES[name] ?? UNKNOWN;
}

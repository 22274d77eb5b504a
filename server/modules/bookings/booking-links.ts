import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { parse as bytesOfUuid, stringify as uuidOf } from 'uuid';
import { openKeyring } from '../../plugins/database/keyring.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { KeyName } from '../../plugins/database/server-keys.ts';
import type { Clock } from '../../shared/clock.ts';

/** Makes and reads the tokens in links to a booking: anyone who has one may see, move and cancel that booking. */
export interface BookingLinks {
  /** The same for as long as the key is. */
  makeToken(leadId: string): Promise<string>;
  /** For the booking's first email alone: who has this one has read that email, and may confirm the booking too. */
  makeConfirmToken(leadId: string): Promise<string>;
  /** What was made here; nothing for any other text. How long it is good, the booking itself says. */
  readToken(token: string): Promise<ReadToken | undefined>;
}

/** Whose booking it is, and whether the token came by email. */
export interface ReadToken {
  leadId: string;
  mayConfirm: boolean;
}

export const LINKS_KEY: KeyName = 'booking-links';
const DAY_MS = 86_400_000;
/** The largest `DEMO_HORIZON_DAYS`, and as long as links are good after that. */
export const LINK_LIFE_MS = (730 + 1 + LINK_DAYS) * DAY_MS;

/** Tells these signatures from one another, and from what else may be signed with the key one day. */
const PURPOSES = { manage: 'booking', confirm: 'booking-confirm' } as const;
type Purpose = keyof typeof PURPOSES;
const ID_BYTES = 16;
/** 160 bits of the signature, so that the token is 36 bytes: a multiple of three has one spelling only. */
const MAC_BYTES = 20;
const TOKEN = /^[\w-]{48}$/;

/** The links of all processes on this database, and of `npm run bookings` beside them. */
export async function openBookingLinks(database: Database, clock: Clock): Promise<BookingLinks> {
  const findKeys = await openKeyring(LINKS_KEY, { database, clock, validMs: LINK_LIFE_MS });

  async function make(leadId: string, purpose: Purpose): Promise<string> {
    const id = bytesOfUuid(leadId);
    return Buffer.concat([id, sign(id, purpose, (await findKeys()).signing)]).toString('base64url');
  }

  return {
    makeToken: (leadId) => make(leadId, 'manage'),
    makeConfirmToken: (leadId) => make(leadId, 'confirm'),

    async readToken(token) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      const { accepted } = await findKeys();
      const isFor = (purpose: Purpose) =>
        accepted.some((key) => timingSafeEqual(sign(id, purpose, key), mac));
      const mayConfirm = isFor('confirm');
      return mayConfirm || isFor('manage') ? { leadId: uuidOf(id), mayConfirm } : undefined;
    },
  };
}

function sign(id: Uint8Array, purpose: Purpose, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(PURPOSES[purpose]).update(id).digest().subarray(0, MAC_BYTES);
}

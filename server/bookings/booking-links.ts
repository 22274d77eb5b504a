import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { parse as bytesOfUuid, stringify as uuidOf } from 'uuid';
import type { Clock } from '../clock.ts';
import { openKeyring } from '../database/keyring.ts';
import type { Database } from '../database/schema.ts';
import type { KeyName } from '../database/server-keys.ts';

/** What goes into the links to a booking: whoever has it may see, move and cancel that one. */
export interface BookingLinks {
  /** The same for as long as the key is. */
  makeToken(leadId: string): Promise<string>;
  /** Whose booking it is; nothing for whatever `makeToken` did not make. How long it is good, the booking itself says. */
  readToken(token: string): Promise<string | undefined>;
}

export const LINKS_KEY: KeyName = 'booking-links';
const DAY_MS = 86_400_000;
/** The largest `DEMO_HORIZON_DAYS`, and as long as links are good after that. */
export const LINK_LIFE_MS = (730 + 1 + LINK_DAYS) * DAY_MS;

/** Tells these signatures from whatever else may be signed with the key one day. */
const PURPOSE = 'booking';
const ID_BYTES = 16;
/** 160 bits of the signature, so that the token is 36 bytes: a multiple of three has one spelling only. */
const MAC_BYTES = 20;
const TOKEN = /^[\w-]{48}$/;

/** The links of all processes on this database, and of `npm run bookings` beside them. */
export async function openBookingLinks(database: Database, clock: Clock): Promise<BookingLinks> {
  const findKeys = await openKeyring(LINKS_KEY, { database, clock, validMs: LINK_LIFE_MS });

  return {
    async makeToken(leadId) {
      const id = bytesOfUuid(leadId);
      return Buffer.concat([id, sign(id, (await findKeys()).signing)]).toString('base64url');
    },

    async readToken(token) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      const { accepted } = await findKeys();
      if (!accepted.some((key) => timingSafeEqual(sign(id, key), mac))) return undefined;
      return uuidOf(id);
    },
  };
}

function sign(id: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(PURPOSE).update(id).digest().subarray(0, MAC_BYTES);
}

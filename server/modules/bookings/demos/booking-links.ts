import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { DAY_MS } from 'contract/dates.ts';
import { parse as bytesOfUuid, stringify as uuidOf } from 'uuid';
import { openKeyring } from '../../../plugins/database/keyring.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { KeyName } from '../../../plugins/database/server-keys.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AskedHost } from '../hosts/host-changes.ts';

/** Makes and reads the tokens in links to a booking: anyone who has one may see, move and cancel that booking. */
export interface BookingLinks {
  /** The same for as long as the key is. */
  makeToken(leadId: string): Promise<string>;
  /**
   * Makes the token of the booking's first email alone: its holder has read that email, and may also confirm the
   * booking.
   */
  makeConfirmToken(leadId: string): Promise<string>;
  /**
   * Makes the token of the host who was asked to confirm it, at that time: another host, or another time, needs another
   * token.
   */
  makeHostToken(leadId: string, asked: AskedHost): Promise<string>;
  /**
   * The booking about which a host was asked by this token.
   * @param findAsked who holds it now; a token for anyone else, or for an earlier time, reads as none
   */
  readHostToken(
    token: string,
    findAsked: (leadId: string) => Promise<AskedHost | undefined>,
  ): Promise<string | undefined>;
  /**
   * Reads a token that was made here; nothing for any other text. The booking itself limits the time for which it is
   * valid.
   */
  readToken(token: string): Promise<ReadToken | undefined>;
}

/** Booking of a token, and whether the token came by email. */
export interface ReadToken {
  leadId: string;
  mayConfirm: boolean;
}

export const LINKS_KEY: KeyName = 'booking-links';
/** The largest `DEMO_HORIZON_DAYS`, and as long as links are good after that. */
export const LINK_LIFE_MS = (730 + 1 + LINK_DAYS) * DAY_MS;

/** Purposes that separate these signatures from one another, and from others that may be made with the key one day. */
const PURPOSES = { manage: 'booking', confirm: 'booking-confirm', host: 'booking-host' } as const;
type Purpose = keyof typeof PURPOSES;
const ID_BYTES = 16;
/** 160 bits of the signature, so that the token is 36 bytes: a multiple of three has one spelling only. */
const MAC_BYTES = 20;
const TOKEN = /^[\w-]{48}$/;

/** The links of all processes on this database, and of `npm run bookings` beside them. */
export async function openBookingLinks(database: Database, clock: Clock): Promise<BookingLinks> {
  const findKeys = await openKeyring(LINKS_KEY, { database, clock, validMs: LINK_LIFE_MS });

  async function make(leadId: string, purpose: Purpose, asked?: AskedHost): Promise<string> {
    const id = bytesOfUuid(leadId);
    return Buffer.concat([id, sign({ id, purpose, asked }, (await findKeys()).signing)]).toString(
      'base64url',
    );
  }

  return {
    makeToken: (leadId) => make(leadId, 'manage'),
    makeConfirmToken: (leadId) => make(leadId, 'confirm'),
    makeHostToken: (leadId, asked) => make(leadId, 'host', asked),

    async readToken(token) {
      const read = split(token);
      if (!read) return undefined;
      const { accepted } = await findKeys();
      const isFor = (purpose: Purpose) =>
        accepted.some((key) => timingSafeEqual(sign({ id: read.id, purpose }, key), read.mac));
      const mayConfirm = isFor('confirm');
      return mayConfirm || isFor('manage') ? { leadId: uuidOf(read.id), mayConfirm } : undefined;
    },

    async readHostToken(token, findAsked) {
      const read = split(token);
      if (!read) return undefined;
      const { id, mac } = read;
      const asked = await findAsked(uuidOf(id));
      if (!asked) return undefined;
      const { accepted } = await findKeys();
      const isGood = accepted.some((key) => timingSafeEqual(sign({ id, purpose: 'host', asked }, key), mac));
      return isGood ? uuidOf(id) : undefined;
    },
  };
}

function split(token: string): { id: Uint8Array; mac: Uint8Array } | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  return { id: bytes.subarray(0, ID_BYTES), mac: bytes.subarray(ID_BYTES) };
}

interface Signed {
  id: Uint8Array;
  purpose: Purpose;
  asked?: AskedHost | undefined;
}

function sign({ id, purpose, asked }: Signed, key: Uint8Array): Buffer {
  const mac = createHmac('sha256', key).update(PURPOSES[purpose]).update(id);
  if (asked) mac.update(`${asked.hostId} ${asked.sequence}`);
  return mac.digest().subarray(0, MAC_BYTES);
}

import Type, { type Static } from 'typebox';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';

const Id = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const Channel = Type.String({ maxLength: 64 });

/** Most messages of one list, and of one change. */
export const MOST_GIVEN_UP = 200;

/** `GET /desk/api/given-up` */
export const GivenUpQuery = Type.Object({ channel: Type.Optional(Channel) }, { additionalProperties: false });

/** Messages that were given up or came back, the newest first. */
export const GivenUpList = Type.Object({
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      leadId: Type.String(),
      /** Name or address of the person whose request it is about. */
      who: Type.String(),
      /** Name of the channel in words. */
      label: Type.String(),
      /** Recipient in words: an address, or a program. */
      to: Type.String(),
      /** Content in words. */
      about: Type.String(),
      /** Reason, as a sentence. */
      problem: Type.String(),
      endedAt: Type.String(),
    }),
  ),
  /** Channels with such messages, whatever the filter. */
  channels: Type.Array(Type.Object({ channel: Type.String(), label: Type.String(), count: Type.Integer() })),
});

export type GivenUpList = Static<typeof GivenUpList>;

/** `POST /desk/api/given-up/send-again` and `/set-aside`: some messages, by their ids. */
export const SomeGivenUp = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_GIVEN_UP }) },
  { additionalProperties: false },
);

/** Number of messages that were changed, and the reasons why others were not. */
export const ChangedGivenUp = Type.Object({ changed: Type.Integer(), refused: Type.Array(Type.String()) });

/** `POST /desk/api/leads/{id}/address`: another address for all requests of the old one. */
export const NewAddress = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }) },
  { additionalProperties: false },
);

/** Number of messages that are sent again to the new address. */
export const AddressChanged = Type.Object({ sentAgain: Type.Integer() });

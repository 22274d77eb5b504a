import Type, { type Static } from 'typebox';
import { CONTACT_RULES } from './forms/contact-rules.ts';
import { optional, required } from './lead-fields.ts';
import { TEAM_SIZES } from './team-sizes.ts';

/** Body of POST `/authms/contact-request` (S1 sections 3, 5 and 7). */
export const ContactRequest = Type.Object(
  {
    firstName: required(CONTACT_RULES.firstName),
    lastName: required(CONTACT_RULES.lastName),
    email: required(CONTACT_RULES.email),
    company: required(CONTACT_RULES.company),
    phone: optional(CONTACT_RULES.phone),
    teamSize: Type.Optional(Type.Enum(['', ...TEAM_SIZES])),
    message: required(CONTACT_RULES.message),
  },
  { additionalProperties: false },
);

export type ContactRequest = Static<typeof ContactRequest>;

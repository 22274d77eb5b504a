import Type, { type Static } from 'typebox';
import {
  emailAddress,
  LINE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalLine,
  requiredLine,
  requiredText,
  TEXT_MAX_LENGTH,
} from './lead-fields.ts';
import { TEAM_SIZES } from './team-sizes.ts';

/** Body of POST `/authms/contact-request` (S1 sections 3, 5 and 7). */
export const ContactRequest = Type.Object(
  {
    firstName: requiredLine(NAME_MAX_LENGTH),
    lastName: requiredLine(NAME_MAX_LENGTH),
    email: emailAddress,
    company: requiredLine(LINE_MAX_LENGTH),
    // Optional and read by a person: an extension or a remark must not cost the lead.
    phone: optionalLine(LINE_MAX_LENGTH),
    teamSize: Type.Optional(Type.Enum(['', ...TEAM_SIZES])),
    message: requiredText(TEXT_MAX_LENGTH),
  },
  { additionalProperties: false },
);

export type ContactRequest = Static<typeof ContactRequest>;

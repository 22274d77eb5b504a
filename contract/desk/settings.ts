import Type, { type Static } from 'typebox';

/** Groups of settings in the order of the desk, each with the words above its settings. */
export const SETTING_GROUPS = {
  Channels: 'Where the team hears of requests and demos. A channel gets messages as soon as it is set.',
  Office: 'When and where demos take place. Demos that are booked stay as they are.',
  Booking: 'How visitors can book, move and cancel demos.',
  Company: 'What the footer, the legal texts and emails say about you.',
  'Retention and spam': 'How long requests are kept, and how many are taken at a time.',
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;

/** One setting as the desk shows it. */
export const DeskSetting = Type.Object({
  /** Name of the variable, such as `SALES_EMAIL`. */
  name: Type.String(),
  /** Subject: 'Channels', 'Office'. */
  group: Type.String(),
  label: Type.String(),
  /** Effect, and an example if its text has a form of its own. */
  hint: Type.Optional(Type.String()),
  isNumber: Type.Boolean(),
  description: Type.String(),
  /** Accepted texts, in words. */
  accepted: Type.String(),
  /** Absent where it is not set, and of a secret. */
  text: Type.Optional(Type.String()),
  /** Value in use if nothing is set. */
  usual: Type.Optional(Type.String()),
  /** Source of its value; the environment wins. */
  source: Type.Enum(['environment', 'desk', 'default']),
  /** Is never shown again once it is stored. */
  isSecret: Type.Boolean(),
  isSet: Type.Boolean(),
  /** False where it was encrypted with another key, so that it does not count. */
  isReadable: Type.Boolean(),
  /** Risk of the value in use; the server logs it at startup too. */
  warning: Type.Optional(Type.String()),
  changedBy: Type.Optional(Type.String()),
  changedAt: Type.Optional(Type.String()),
});

export type DeskSetting = Static<typeof DeskSetting>;

/** `GET /desk/api/settings`. */
export const DeskSettings = Type.Object({
  settings: Type.Array(DeskSetting),
  /** The server has a key to encrypt secrets with. */
  canKeepSecrets: Type.Boolean(),
});

export type DeskSettings = Static<typeof DeskSettings>;

/** `PUT /desk/api/settings`, and for secrets `PUT /desk/api/settings/secrets`: all or none. */
export const SettingChanges = Type.Object(
  {
    changes: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 64 }),
          /** `null` takes back what was stored. */
          text: Type.Union([Type.String({ minLength: 1, maxLength: 2_000 }), Type.Null()]),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);

export type SettingChanges = Static<typeof SettingChanges>;

import Type, { type Static } from 'typebox';

/** One setting as the desk shows it. */
export const DeskSetting = Type.Object({
  /** Name of the variable, such as `SALES_EMAIL`. */
  name: Type.String(),
  /** Subject: 'Channels', 'Office'. */
  group: Type.String(),
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

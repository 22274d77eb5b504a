import { resolve } from 'node:path';
import type { SettingGroup } from 'contract/desk/settings.ts';
import Type, { type TSchemaOptions } from 'typebox';
import { REPOSITORY } from './folders.ts';
import { type Format, isStoreAddress } from './formats.ts';

/** Place and words of a setting on the desk. A setting without them can be set by the server's environment alone. */
export interface DeskWords {
  group: SettingGroup;
  /** Place within the group, where it differs from the order of docs/configuration.md. */
  place?: number;
  /** Words that a marketer can be expected to know it by. */
  label: string;
  /** Effect, and an example if its text has a form of its own. */
  hint?: string;
  /** Is never shown again: it is a password, or holds one. */
  isSecret?: boolean;
  /** Has no consequences that a passkey could prevent: every other one needs a passkey shown just now. */
  isHarmless?: boolean;
}

/** Returns the words, so that the options of a schema, which may hold anything, have checked ones. */
export function onDesk(words: DeskWords): DeskWords {
  return words;
}

// Kinds of settings that several modules have. `title` says what the text may be: README and errors name it.

/** A text of one of the formats. */
export function text(format: Format, options: TSchemaOptions) {
  return Type.String({ ...options, format });
}

/** A path; relative ones count from the root of the repository, wherever the process was started. */
export function folder(options: TSchemaOptions) {
  return Type.Decode(text('folder', options), (path) => resolve(REPOSITORY, path));
}

/** The same, or an address that speaks S3, which stays as it is. */
export function folderOrStore(options: TSchemaOptions) {
  return Type.Decode(text('folder-or-store', options), (place) =>
    isStoreAddress(place) ? place : resolve(REPOSITORY, place),
  );
}

export function emailAddress(options: TSchemaOptions) {
  return text('email-address', { title: 'one plain address', ...options });
}

/** Http or https. */
export function webAddress(options: TSchemaOptions) {
  return text('web-address', { title: 'an address', ...options });
}

/** Schema of a text that people read, in one line. */
export function line(options: TSchemaOptions) {
  return Type.String({
    title: 'a line of at most 300 characters',
    ...options,
    pattern: '^[^\\s\\p{C}](?:[^\\p{C}]{0,298}[^\\s\\p{C}])?$',
  });
}

/** Visible ASCII characters without blanks, as a header can carry them. */
export function token(options: TSchemaOptions) {
  return Type.String({ ...options, pattern: '^[\\x21-\\x7e]{1,1000}$' });
}

/** `https://www.example.com`, without the slash that may end it. */
export function origin(options: TSchemaOptions) {
  return Type.Decode(text('origin', options), (address) => new URL(address).origin);
}

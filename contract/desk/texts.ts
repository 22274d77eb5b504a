import Type from 'typebox';

// Texts that several calls of the desk take.

export const EmailText = Type.String({ format: 'email-address', maxLength: 254 });

/** A person's name, in one line. */
export const NameText = Type.String({ pattern: '^[^\\s\\p{C}](?:[^\\p{C}]{0,98}[^\\s\\p{C}])?$' });

/** IANA name of a time zone; the server refuses one that it doesn't know. */
export const ZoneText = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' });

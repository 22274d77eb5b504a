import Type from 'typebox';

// Texts that several calls of the desk take.

export const EmailText = Type.String({ format: 'email-address', maxLength: 254 });

/** A person's name, in one line. */
export const NameText = Type.String({ pattern: '^[^\\s\\p{C}](?:[^\\p{C}]{0,98}[^\\s\\p{C}])?$' });

/**
 * English in the way of a region, with its clock and the first day of its week if they are not the usual ones: `en-DE`,
 * `en-IN-u-fw-mon-hc-h23`. Without a region, that of the browser counts.
 */
export const LocaleText = Type.String({
  pattern: '^en(?:-[A-Z]{2})?(?:-u(?:-fw-(?:mon|sat|sun)(?:-hc-h(?:12|23))?|-hc-h(?:12|23)))?$',
});

/** IANA name of a time zone; the server refuses one that it doesn't know. */
export const ZoneText = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' });

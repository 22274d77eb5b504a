const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]{0,39}$/u;
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Makes a visitor's text safe to send to an address that the same visitor typed. Mail programs turn anything that looks
 * like a link into one; a zero-width space in `evil.example` and `https://` prevents that, so that no visitor can use
 * our emails to advertise a site.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${ZERO_WIDTH_SPACE}`)
    .replaceAll(/:(?=\/)|@/g, (sign) => `${sign}${ZERO_WIDTH_SPACE}`);
}

/** A first name to greet a visitor by; `undefined` when the text does not look like a name. */
export function greetableName(text: string | undefined): string | undefined {
  return text !== undefined && NAME.test(text) && !/\p{L}\.\p{L}/u.test(text) ? text : undefined;
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]{0,39}$/u;
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * What a stranger typed, as it may go to an address that the stranger typed too. Mail programs make links of whatever
 * looks like one; an invisible blank keeps `evil.example` and `https://` from that, so that nobody can have us send an
 * invitation to their own site.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${ZERO_WIDTH_SPACE}`)
    .replaceAll(/:(?=\/)|@/g, (sign) => `${sign}${ZERO_WIDTH_SPACE}`);
}

/** A first name to greet somebody by; `undefined` when it reads like anything else. */
export function greetableName(text: string | undefined): string | undefined {
  return text !== undefined && NAME.test(text) && !/\p{L}\.\p{L}/u.test(text) ? text : undefined;
}

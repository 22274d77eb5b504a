/** Placeholders of a template of a reply, written as `{firstName}`. */
export const PLACEHOLDERS = {
  firstName: 'First name of the visitor',
  lastName: 'Last name of the visitor',
  name: 'Both names of the visitor',
  company: 'Company of the visitor',
  product: 'Name of the product',
  me: 'Your own name',
  demoTime: 'When the demo is, in the visitor’s zone',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** Names that other programs have for them, without capitals and signs. */
const OTHER_NAMES: Readonly<Record<string, Placeholder>> = {
  ...{ first: 'firstName', fname: 'firstName', givenname: 'firstName', forename: 'firstName' },
  ...{ last: 'lastName', lname: 'lastName', surname: 'lastName', familyname: 'lastName' },
  ...{ fullname: 'name', contactname: 'name', companyname: 'company', organization: 'company' },
  ...{ organisation: 'company', productname: 'product', myname: 'me', sender: 'me', sendername: 'me' },
  ...{ demodate: 'demoTime', meetingtime: 'demoTime' },
};

const BY_NAME: ReadonlyMap<string, Placeholder> = new Map([
  ...(Object.keys(PLACEHOLDERS) as Placeholder[]).map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(OTHER_NAMES),
]);

const NAME = String.raw`\s{0,3}([A-Za-z][A-Za-z_. -]{0,40}?)\s{0,3}`;
/** Placeholders in our notation or another program's: `{{first_name}}`, `[First name]`, `%company%`, `<company>`. */
const WRITTEN = new RegExp(
  String.raw`\$?\{{1,3}${NAME}\}{1,3}|\[{1,2}${NAME}\]{1,2}|%{1,2}${NAME}%{1,2}|<{1,2}${NAME}>{1,2}`,
  'g',
);

/** A template with what is known; what is not known stays as it is written, for its writer to see. */
export function fillPlaceholders(
  template: string,
  values: Readonly<Partial<Record<Placeholder, string | null | undefined>>>,
): string {
  return template.replaceAll(WRITTEN, (written, ...names) => {
    const placeholder = placeholderOf(names.slice(0, 4));
    return (placeholder && values[placeholder]) || written;
  });
}

/**
 * Placeholders that are left in a text, each once, as they are written.
 * @param own what the visitor has typed: a company may be called `{company}`
 */
export function findPlaceholders(text: string, own: readonly string[] = []): string[] {
  const written = [...text.matchAll(WRITTEN)]
    .filter(([, ...names]) => placeholderOf(names))
    .map(([found]) => found);
  return [...new Set(written)].filter((found) => !own.some((value) => value.includes(found)));
}

/** Words in braces that no template fills in, each once, as they are written. */
export function findUnknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(WRITTEN)].filter(
    ([, inBraces, ...others]) => inBraces && !placeholderOf([inBraces, ...others]),
  );
  return [...new Set(unknown.map(([written]) => written))];
}

/** Returns the placeholder that the groups of a match name; the last part of `{{contact.first_name}}` counts. */
function placeholderOf(names: readonly unknown[]): Placeholder | undefined {
  const name = names.find((each) => typeof each === 'string') as string | undefined;
  const last = name?.split('.').at(-1) ?? '';
  return BY_NAME.get(last.replaceAll(/[_ -]/g, '').toLowerCase());
}

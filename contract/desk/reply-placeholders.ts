/** What a template of a reply may leave open, and how it is written: `{firstName}`. */
export const PLACEHOLDERS = {
  firstName: 'First name of the visitor',
  lastName: 'Last name of the visitor',
  company: 'Company of the visitor',
  product: 'Name of the product',
  me: 'Your own name',
  demoTime: 'When the demo is, in the visitor’s zone',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

const PLACEHOLDER = /\{[ ]?([A-Za-z]{1,40})[ ]?\}/g;

/** A template with what is known; what is not known stays as it is written, for its writer to see. */
export function fillPlaceholders(
  template: string,
  values: Readonly<Partial<Record<Placeholder, string | null | undefined>>>,
): string {
  return template.replaceAll(PLACEHOLDER, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as Placeholder] : undefined;
    return value || written;
  });
}

/** Placeholders that are left in a text, each once, as they are written. */
export function findPlaceholders(text: string): string[] {
  const known = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => Object.hasOwn(PLACEHOLDERS, name));
  return [...new Set(known.map(([written]) => written))];
}

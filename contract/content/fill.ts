/** `{name}` in a template. */
export const GAP = /\{([^{}]*)\}/g;

/** Fills in the gaps of a template. */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replaceAll(GAP, (gap, name: string) => String(values[name] ?? gap));
}

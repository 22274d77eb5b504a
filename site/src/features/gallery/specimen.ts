import type { ReactNode } from 'react';

/** Draws one variant. `id` is its own on the page, for what has to be named. */
type Show = (id: string) => ReactNode;

/** A component of `design/` and what it can look like, by the name of the variant. */
export interface Specimen {
  /** Its file, `ui/Button`. */
  component: string;
  variants: Record<string, Show>;
}

/** One variant for each of `names`, for a property that has a closed list of values. */
export function variantsOf<Name extends string>(
  names: readonly Name[],
  show: (name: Name, id: string) => ReactNode,
): Record<string, Show> {
  return Object.fromEntries(names.map((name): [Name, Show] => [name, (id) => show(name, id)]));
}

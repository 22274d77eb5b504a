/** Returns the id of the place at the form to which a type of agent leads. */
export function startOf({ name }: { name: string }): string {
  return `start-${name.toLowerCase().replaceAll(' ', '-')}`;
}

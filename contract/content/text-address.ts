/** Returns the document of the address of a text: `pages/home` of `pages/home#hero.title`. */
export function documentIn(address: string): string {
  return address.slice(0, address.indexOf('#'));
}

/** Returns the way of an address to its field: `hero` and `title`. */
export function wayOf(address: string): string[] {
  return address.slice(address.indexOf('#') + 1).split('.');
}

/** Signs with which comments begin that name the address of a text, before and after it in a page. */
export const TEXT_BEGIN = '[';
export const TEXT_END = ']';

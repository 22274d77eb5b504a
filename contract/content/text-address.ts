/** Returns the document of the address of a text: `pages/home` of `pages/home#hero.title`. */
export function documentIn(address: string): string {
  return address.slice(0, address.indexOf('#'));
}

/** Returns the way of an address to its field: `hero` and `title`. */
export function wayOf(address: string): string[] {
  return address.slice(address.indexOf('#') + 1).split('.');
}

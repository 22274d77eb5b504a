/**
 * Returns whether an input method composes a word with a key, so that the key means nothing else. Safari ends a composition with a
 * key that only has the code 229.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === 229;
}

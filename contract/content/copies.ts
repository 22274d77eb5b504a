import { documentIn } from './text-address.ts';

/**
 * Field that no file has: the name of the document that this one is a copy of. A document exists as long as the text of this
 * field names another, and reads like that one until its own texts are changed.
 */
const COPY_OF = 'copyOf';

/** Documents that are there to be copied, and have no page. */
export const TEMPLATES: readonly string[] = ['landing/template', 'legal-versions/template'];
/** Names that a document may get. Its address ends with the last part. */
export const COPY_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_COPY_NAME = 60;

/** Returns the address of the text that makes a document of this name: `landing/agencies#copyOf`. */
export function copyAddress(name: string): string {
  return `${name}#${COPY_OF}`;
}

/** Reports whether a text makes a document of another one. */
export function isCopyAddress(address: string): boolean {
  return address === copyAddress(documentIn(address));
}

import { productName } from '../brand.ts';

/** Length of a title that search engines show. */
const SHOWN_CHARACTERS = 60;

/** The title of a document: that of its page, and the name of the product where both can be seen. */
export function documentTitle(title: string): string {
  const named = `${title} | ${productName()}`;
  return named.length > SHOWN_CHARACTERS ? title : named;
}

import { cookies } from './cookies.ts';
import type { LegalDocument } from './legal-document.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The documents that the site has; another one is a file and a line here. */
export const legalDocuments: readonly LegalDocument[] = [privacy, terms, cookies];

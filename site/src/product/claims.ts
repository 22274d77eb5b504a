import type { Claims } from 'contract/content/claims.ts';
import { content } from '../content.ts';

/** What the site claims of the product, in the words of the specification (S1 sections 1 and 2.3). */
export const claims: Claims = content().one('claims');

export const { provenance, illustrative, unconfirmed } = claims;

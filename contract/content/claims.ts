import type { Static } from 'typebox';
import { line, prose } from './fields.ts';
import { group } from './parts.ts';

/** Claims of the site about the product and its service (S1 sections 1, 2.3 and 9), once for all pages. */
export const ClaimsSchema = group({
  agents: line(10, { title: 'Number of agents' }),
  functions: line(10, { title: 'Number of business functions' }),
  uptime: line(10, {
    title: 'Uptime guarantee',
    description: 'No page says yet what the guarantee covers',
  }),
  support: line(20, { title: 'Hours of support' }),
  trial: line(60, { title: 'Free trial' }),
  provenance: prose(250, {
    title: 'Origin of figures',
    description:
      'Stands under every figure of an outcome. They are claims: don’t say that anyone measured or reported them',
  }),
  illustrative: line(120, {
    title: 'Illustrative',
    description: 'Once on each page that quotes a case or story which its company hasn’t confirmed',
  }),
  unconfirmed: prose(200, {
    title: 'Not confirmed',
    description: 'At the top of cases, stories and announcements that their companies haven’t confirmed',
  }),
});

export type Claims = Static<typeof ClaimsSchema>;

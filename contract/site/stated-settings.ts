import type { Office } from '../bookings/office.ts';
import type { Company } from './company.ts';

/** Settings of a server that pages and answers name. */
export interface StatedSettings {
  /** Origin under which visitors see the site, without a trailing slash; that of `site.yaml` if missing. */
  origin?: string;
  /** The office that holds the demos; the specification's if missing. */
  office?: Office | undefined;
  company?: Company | undefined;
}

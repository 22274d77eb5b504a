import type { Office } from '../bookings/office.ts';
import type { Company } from './company.ts';

/** Settings of a server that pages and answers name. */
export interface StatedSettings {
  /** Under which visitors see the site, without a trailing slash; that of `site.yaml` if missing. */
  origin?: string;
  /** Where demos are held; the specification's if missing. */
  office?: Office | undefined;
  company?: Company | undefined;
}

import type { Provider } from 'contract/openapi.ts';
import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { host } from './reference-host.ts';

/** Who offers what the documents describe. */
export const provider: Provider = {
  name: brand.name,
  host,
  referenceUrl: new URL(paths.apiReference, brand.siteUrl).href,
  supportEmail: brand.supportEmail,
};

import type { Provider } from 'contract/reference/openapi.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import { hostOf } from './reference-host.ts';

/**
 * Who offers what the documents describe.
 * @param origin under which visitors see the site
 */
export function providerAt(origin: string): Provider {
  return {
    name: brand.name,
    host: hostOf(origin),
    referenceUrl: origin + paths.apiReference,
    supportEmail: brand.supportEmail,
  };
}

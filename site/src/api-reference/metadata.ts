import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { paths } from '../routes.ts';
import { type Endpoint, firstEndpoint } from './reference-pages.ts';

export const metadata: PageMetadata = {
  title: 'API reference',
  description: `Sign up, log in and talk to an AI employee of ${brand.name} over a socket: every call, event and field, with examples in cURL, JavaScript and Python.`,
};

export const quickStartMetadata: PageMetadata = {
  title: 'API quick start',
  description: `From nothing to the first answer of an AI employee of ${brand.name} in five minutes: four steps to copy.`,
};

/** The first endpoint has two addresses; search engines shall list the one that everybody links to. */
export function endpointMetadata(endpoint: Endpoint): PageMetadata {
  return {
    title: `${endpoint.title} - API reference`,
    description: `${endpoint.summary.replaceAll('`', '')} Fields, answers and examples in three languages.`,
    ...(endpoint === firstEndpoint && { canonicalPath: paths.apiReference }),
  };
}

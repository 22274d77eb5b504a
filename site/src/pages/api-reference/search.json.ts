import { pageEndpoints } from 'contract/reference/reference.ts';
import { endpointMarkdown } from '../../features/api-reference/markdown/endpoint-markdown.ts';
import { searchText } from '../../features/api-reference/markdown/search-text.ts';
import { host } from '../../features/api-reference/reference-host.ts';

/** What the search of the reference looks in (`behaviour/search.ts`). */
export const GET = () =>
  Response.json(
    Object.fromEntries(
      pageEndpoints.map((endpoint) => [endpoint.slug, searchText(endpointMarkdown(endpoint, host))]),
    ),
  );

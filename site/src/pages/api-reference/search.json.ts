import { builtGuides, guideText } from '../../features/api-reference/guides/guides.ts';
import { endpointMarkdown } from '../../features/api-reference/markdown/endpoint-markdown.ts';
import { searchText } from '../../features/api-reference/markdown/markdown-blocks.ts';
import { host } from '../../features/api-reference/reference-host.ts';
import { endpointPath, guidePath, reference } from '../../features/api-reference/reference-pages.ts';

/** Text that the search of the reference reads (`behaviour/search.ts`), by the address of a page. */
export const GET = () =>
  Response.json(
    Object.fromEntries([
      ...builtGuides().map((guide) => [guidePath(guide.id), searchText(guideText(guide))]),
      ...reference().endpoints.map((endpoint) => [
        endpointPath(endpoint),
        searchText(endpointMarkdown(endpoint, host())),
      ]),
    ]),
  );

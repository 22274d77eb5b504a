import { paths } from '../../../product/paths.ts';
import type { Guide } from './guide.ts';

export const versions: Guide = {
  slug: 'versions',
  title: 'Versions and deprecation',
  lede: 'What can change without notice, what can’t, and how you hear of it.',
  description:
    'How the API is versioned: which changes can come at any time, which are announced, and how deprecated calls say so.',
  keywords: 'API versioning, deprecation, breaking changes, sunset',
  parts: [
    {
      id: 'version',
      title: 'One version',
      blocks: [
        'There’s one version of the API, and no number in its addresses. `info.version` in [openapi.json](/openapi.json) and [asyncapi.json](/asyncapi.json) is that of the description; `/healthz` tells which version of the software answers you.',
      ],
    },
    {
      id: 'compatible',
      title: 'What can come at any time',
      blocks: [
        {
          list: [
            'New calls, events and webhooks.',
            'New optional fields in what you send, and new fields in what you get.',
            'New error codes, and other words in `message`.',
            'New values of a field whose description doesn’t list all of them.',
          ],
        },
        'Write your client so that it ignores what it doesn’t know.',
      ],
    },
    {
      id: 'breaking',
      title: 'What counts as breaking',
      blocks: [
        {
          list: [
            'A call, event, field or error code that goes away or gets another name.',
            'A field that becomes required, or takes less than before.',
            'Another type, unit or meaning of a field.',
          ],
        },
        `Until version 1.0.0 of the software such a change can come with a minor version. The [changelog](${paths.changelog}) says so.`,
      ],
    },
    {
      id: 'deprecation',
      title: 'Deprecation',
      blocks: [
        'A call that will go away says so in each of its answers first: `Deprecation` (RFC 9745) has the date since when it shouldn’t be used, `Sunset` (RFC 8594) the date from which it may stop, and `Link` leads to what replaces it. The description marks it as `deprecated`, and the changelog names it.',
        'Nothing is deprecated today. We don’t publish a fixed period between the two dates yet.',
      ],
    },
  ],
};

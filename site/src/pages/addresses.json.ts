import { ENDPOINT_SLUGS } from 'contract/reference/reference.ts';
import { faces } from '../design/pictures/faces.ts';
import { portraitPath } from '../design/pictures/portrait.ts';
import { employees } from '../features/ai-employees/employees.ts';
import { endpointPath, markdownPath } from '../features/api-reference/reference-pages.ts';
import { MANIFEST_ICON_SIZES } from '../layout/icons/web-manifest.ts';
import { sitePages, socialCards } from './_site-map.ts';

/** Addresses for the build alone, which draws them. */
export const GET = () => Response.json(namedAddresses());

/** Returns the addresses that routes with a parameter answer, for those that are drawn ahead. Fixed ones may be among them. */
function namedAddresses(): string[] {
  return [
    ...sitePages().map(({ path }) => path),
    ...ENDPOINT_SLUGS.flatMap((slug) => [endpointPath({ slug }), markdownPath({ slug })]),
    ...socialCards().map(({ name }) => `/social/${name}.png`),
    ...MANIFEST_ICON_SIZES.map((size) => `/icon-${size}.png`),
    ...employees().map(({ persona }) => portraitPath(persona.name)),
    ...Object.keys(faces).map(portraitPath),
  ];
}

import { DISCOVERY_PATHS } from 'contract/api-paths.ts';

/** Address of the rules by which browsers fetch pages ahead (`speculation-rules.ts`). */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Links for programs that read a page: the APIs, their description and the site's own summary (RFC 8288, RFC 9727). */
const LINKS = [
  `<${DISCOVERY_PATHS.apiCatalog}>; rel="api-catalog"`,
  '</openapi.json>; rel="service-desc"',
  '</llms.txt>; rel="describedby"',
  `<${DISCOVERY_PATHS.aiCatalog}>; rel="ai-catalog"`,
].join(', ');

/**
 * Returns the headers of listed pages: which links may be fetched ahead (decision 009), and where programs go on.
 * @param originTrialToken lets Chromium use a feature on trial; `null` for none
 */
export function pageHeaders(originTrialToken: string | null): Readonly<Record<string, string>> {
  return {
    'speculation-rules': `"${SPECULATION_RULES}"`,
    link: LINKS,
    ...(originTrialToken !== null && { 'origin-trial': originTrialToken }),
  };
}

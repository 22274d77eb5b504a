import type { Interface } from 'contract/content/interface.ts';
import type { BreadcrumbList, FAQPage, Organization, Thing, WebPage, WebSite, WithContext } from 'schema-dts';
import { brand } from '../brand.ts';
import { content } from '../content.ts';
import { paths } from '../product/paths.ts';
import { wordsFor } from '../words.ts';
import { LOGO_PATH } from './icons/web-manifest.ts';
import { LANGUAGE } from './language.ts';

/** Data of a page for search engines, by the definitions of schema.org: a wrong name or value does not compile. */
export type StructuredData = WithContext<Exclude<Thing, string>>;

const CONTEXT = 'https://schema.org';

/** Publisher of all this. */
export const publisher = () =>
  ({
    '@type': 'Organization',
    name: brand.name,
    url: brand.siteUrl,
    logo: brand.siteUrl + LOGO_PATH,
  }) as const satisfies Organization;

/** The site itself, by the name that search engines show beside its address. */
export const website = (): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: brand.name,
  url: brand.siteUrl,
  inLanguage: LANGUAGE,
});

/** Pages that have others below them, as they are called in a trail. */
const PARENTS: Readonly<Record<string, keyof Interface['trails']>> = {
  [paths.employees]: 'employees',
  [paths.caseStudies]: 'caseStudies',
  [paths.pressReleases]: 'pressReleases',
  [paths.blog]: 'blog',
  [paths.apiReference]: 'apiReference',
};

/**
 * The way to a page from the home page; `undefined` for one that hangs from home alone, of which the address says all.
 * @param origin under which visitors see the site
 */
export function breadcrumbsOf(
  path: string,
  title: string,
  origin: string,
): WithContext<BreadcrumbList> | undefined {
  const [parent, part] =
    Object.entries(PARENTS).find(
      ([above]) => path.startsWith(`${above}/`) && !content().pagesOff.has(above),
    ) ?? [];
  if (parent === undefined || part === undefined) return undefined;
  const trail = [
    { name: brand.name, path: paths.home },
    { name: wordsFor('trails')[part], path: parent },
    { name: title, path },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

/** A page that describes no thing of its own kind. */
export function webPageOf({
  path,
  title,
  description,
}: {
  path: string;
  title: string;
  description: string;
}): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: title,
    url: brand.siteUrl + path,
    description,
    publisher: publisher(),
  };
}

/** The questions that a page answers. Answers are plain text. */
export function faqOf(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

import { fill } from 'contract/content/fill.ts';
import type { SoftwareApplication, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { drawPortrait, portraitPath } from '../../design/pictures/portrait.ts';
import { type DrawnCard, definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { demo, signUp } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { type Employee, employees } from './employees.ts';

/** S2 section 2, 'AI employees overview'. */
export const page = definePage(() => ({
  path: paths.employees,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/ai-employees')),
}));

/** One per employee. */
export const pages = (): readonly PageRecord[] => employees().map(employeePage);

/** The page of one employee (S2 section 2): the sales representative's also makes an offer of 0 USD. */
export function employeePage({ persona, portrait, metadata, menu, hero, closing }: Employee) {
  const { hasFreeOffer, ...words } = metadata;
  const shared = content().one('pages/ai-employees').employee;
  const role = fill(shared.role, { role: persona.role });
  const actions = [
    signUp(fill(shared.hire, { name: persona.name })),
    hero.second === 'demo' ? demo(shared.demo) : { label: shared.contact, href: paths.contactAlias },
  ];
  const card = { title: persona.name, line: role, portrait: drawPortrait(portrait) };
  return {
    path: persona.path,
    ...words,
    listed: 'in sitemap',
    card,
    ...(menu && {
      menu: {
        in: 'employees',
        name: role,
        description: persona.summary.replace(/\.$/, ''),
        face: portraitPath(persona.name),
        place: menu.place,
        icon: menu.icon,
      },
    }),
    hero: { title: hero.title, lede: hero.lede, actions },
    closing: { ...closing, actions, isStatement: true },
    ...(hasFreeOffer && { structuredData: freeOffer(persona, words.description, card) }),
  } satisfies PageRecord;
}

function freeOffer(
  { name, role, path }: Employee['persona'],
  description: string,
  card: DrawnCard,
): WithContext<SoftwareApplication> {
  const { titled } = content().one('pages/ai-employees').employee;
  const title = fill(titled, { name, role });
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: title,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${brand.siteUrl}${path}`,
    image: cardAddressOf({ path, title, card }),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: brand.signUpUrl },
  };
}

import type { MarkdownPage, SitePages } from '../site/site.queries.ts';
import type { Caller } from './caller.ts';

/** The pages of the site, to one caller. */
export interface OwnPages {
  list(): MarkdownPage[];
  read(page: string): Promise<MarkdownPage | undefined>;
  nearest(page: string): string | undefined;
}

/**
 * Origin under which an agent sees the site. Without `PUBLIC_URL`, the pages name an origin that leads nowhere; then
 * the agent is given the origin that it called, as browsers are.
 */
export interface OwnOrigin {
  of(caller: Caller): string;
  pagesFor(caller: Caller): OwnPages;
}

/**
 * @param pages which name `origin`
 * @param publicUrl as the operator has set it; then it's that origin
 */
export function openOwnOrigin(pages: SitePages, origin: string, publicUrl: string | null): OwnOrigin {
  const of = ({ siteOrigin }: Caller) => (publicUrl === null && siteOrigin !== '' ? siteOrigin : origin);

  return {
    of,
    pagesFor(caller) {
      const own = of(caller);
      const show = (text: string) => (own === origin ? text : text.replaceAll(origin, own));
      const showPage = (page: MarkdownPage) => ({
        ...page,
        ...{ url: show(page.url), markdown: show(page.markdown) },
      });
      // Also where the public address is another one: an agent names the address that it came to.
      const asked = (page: string) => {
        const url = URL.parse(page);
        const isOwn = url !== null && url.origin === caller.siteOrigin;
        return isOwn ? `${origin}${url.pathname}${url.search}` : page;
      };
      return {
        list: () => pages.list().map(showPage),
        read: async (page) => {
          const found = await pages.read(asked(page), caller);
          return found && showPage(found);
        },
        nearest: (page) => {
          const nearest = pages.nearest(asked(page));
          return nearest && show(nearest);
        },
      };
    },
  };
}

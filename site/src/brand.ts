import { drawnFor } from './drawn-for.ts';

/** Name and addresses of the company, as `content/en/site.yaml` has them. For code that runs while a page is drawn. */
export const brand = {
  get name() {
    return site().name;
  },
  get slug() {
    return site().slug;
  },
  /** Public origin of this site, for canonical links and social cards. */
  get siteUrl() {
    return drawnFor().origin ?? site().siteUrl;
  },
  /** Origin of the application that this site sends visitors to. */
  get appUrl() {
    return site().appUrl;
  },
  get signUpUrl() {
    return site().signUpUrl;
  },
  get loginUrl() {
    return site().loginUrl;
  },
  get infoEmail() {
    return site().infoEmail;
  },
  get supportEmail() {
    return site().supportEmail;
  },
  get social() {
    return site().social;
  },
};

/** Returns the name of the product. For scripts too, which find it in the head of their page. */
export function productName(): string {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content ?? site().name;
}

function site() {
  const { content } = drawnFor();
  if (!content) throw new Error('name and addresses are read while a page is drawn');
  return content.one('site');
}

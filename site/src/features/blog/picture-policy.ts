const apiHost = import.meta.env.PUBLIC_API_HOST;

/**
 * What the pages of the blog add to the site's policy: pictures of articles may stand on another host, by https
 * (`server/modules/blog/import/markdown/addresses.ts`), or on the host of the calls.
 */
export const PICTURE_POLICY = apiHost ? (`img-src https: ${apiHost}` as const) : 'img-src https:';

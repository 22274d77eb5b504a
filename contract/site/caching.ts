/**
 * `Cache-Control` of what one reader alone may see: no cache keeps it, and neither does the server's own, which compares with
 * this text (`server/modules/site/render-page.ts`). A page that sets another one is cached for everyone.
 */
export const FOR_ONE_READER = 'private, no-store';

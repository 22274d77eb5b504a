import source from '../layout/header/header-menus.ts?bundled';

/**
 * The part of the header's script that `header.ts` fetches when a visitor comes near it. An address of its own,
 * because the bundler's `import()` would put 700 bytes of loader on every page (decision 009).
 */
export const GET = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });

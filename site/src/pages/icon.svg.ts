import { iconSvg } from '../layout/icons/icon.ts';

/** The mark, as large as anybody needs it. */
export const GET = () => new Response(iconSvg, { headers: { 'content-type': 'image/svg+xml' } });

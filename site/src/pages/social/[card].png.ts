import type { APIRoute } from 'astro';
import { drawCard } from '../../layout/social-cards/draw-card.tsx';
import { findCard } from '../_site-map.ts';

/** The card of a page for social networks. */
export const GET: APIRoute = async ({ params }) => {
  const card = findCard(params.card ?? '');
  if (!card) return new Response(null, { status: 404 });
  return new Response(await drawCard(card), { headers: { 'content-type': 'image/png' } });
};

import { drawCard } from '../../layout/social-cards/draw-card.tsx';
import type { SocialCard } from '../../layout/social-cards/social-cards.ts';
import { socialCards } from '../_site-map.ts';

export function getStaticPaths() {
  return socialCards().map((card) => ({ params: { card: card.name }, props: card }));
}

/** Painting runs beside the build, on other threads: all cards are begun with the first, and none waits for another. */
const begun = new Map<string, ReturnType<typeof drawCard>>();

/** The card of a page for social networks, drawn when the site is built. */
export async function GET({ props }: { props: SocialCard }) {
  if (begun.size === 0) for (const card of socialCards()) begun.set(card.name, drawCard(card));
  const picture = await (begun.get(props.name) ?? drawCard(props));
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
}

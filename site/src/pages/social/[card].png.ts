import { drawCard } from '../../social-cards/draw-card.tsx';
import { builtCards, cardName, type SocialCard } from '../../social-cards/social-cards.ts';

export function getStaticPaths() {
  return builtCards.map((card) => ({ params: { card: cardName(card) }, props: card }));
}

/** The card of a page for social networks, drawn when the site is built. */
export async function GET({ props }: { props: SocialCard }) {
  return new Response(await drawCard(props), { headers: { 'content-type': 'image/png' } });
}

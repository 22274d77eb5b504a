import type { APIRoute } from 'astro';
import { answerFromArticle } from '../../../../features/blog/answers.ts';
import { drawCard } from '../../../../layout/social-cards/draw-card.tsx';

/** The picture that social networks show beside a link to an article. */
export const GET: APIRoute = (context) =>
  answerFromArticle(context, 'image/png', ({ subject }) => drawCard({ title: subject }));

import type { APIRoute } from 'astro';
import { answerFromArticle } from '../../../../features/blog/answers.ts';
import { drawBanner } from '../../../../features/blog/banner.ts';

export const prerender = false;

/** The picture of an article that has none of its own. */
export const GET: APIRoute = (context) =>
  answerFromArticle(context, 'image/svg+xml', ({ subject, category }) => drawBanner(subject, category.name));

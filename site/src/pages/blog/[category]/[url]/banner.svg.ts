import type { APIRoute } from 'astro';
import { answerFromArticle } from '../../../../features/blog/answers.ts';
import { drawCover } from '../../../../features/blog/cover.ts';

/** The picture of an article that has none of its own: its first drawing. */
export const GET: APIRoute = (context) =>
  answerFromArticle(context, 'image/svg+xml', async ({ content, category }, blog) => {
    const [drawing] = (await blog.readDrawings(content)).values();
    return drawCover(category.name, drawing?.narrow);
  });

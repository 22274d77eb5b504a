import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addBlogRoutes } from './blog.routes.ts';
import { type BlogStore, createBlogStore } from './blog.store.ts';
import { addPictureRoutes } from './pictures/pictures.routes.ts';
import { createPreviewVerifier } from './preview.ts';

/** The articles: their three calls, and their pictures. */
export async function addBlog(
  app: FastifyInstance,
  { database, clock, onRateLimited }: AppContext,
): Promise<BlogStore> {
  const verifyPreview = createPreviewVerifier({ database, clock });
  const blog = createBlogStore({ database, clock, verifyPreview });
  await app.register(async (scope) => {
    addBlogRoutes(scope, blog, onRateLimited);
    addPictureRoutes(scope, blog);
  });
  return blog;
}

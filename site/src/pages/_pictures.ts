import type { APIRoute } from 'astro';
import { brand } from '../brand.ts';
import { faces } from '../design/pictures/faces.ts';
import { drawPortrait, portraitPath } from '../design/pictures/portrait.ts';
import { employees } from '../features/ai-employees/employees.ts';
import { answerFromArticle } from '../features/blog/answers.ts';
import { drawCover } from '../features/blog/cover.tsx';
import { drawIcon, packIcons } from '../layout/icons/draw-icon.ts';
import { drawMark, drawTile } from '../layout/icons/icon.ts';
import { MANIFEST_ICON_SIZES } from '../layout/icons/web-manifest.ts';
import { drawCard } from '../layout/social-cards/draw-card.tsx';
import type { FileRoute } from '../product/files.ts';
import { answerFiles, file, notThere } from './_answer-file.ts';
import { findCard } from './_site-map.ts';

const PNG = 'image/png';
const SVG = 'image/svg+xml';
const FAVICON_SIZES = [16, 32, 48];

/** Pictures that the site draws. */
const pictures: Readonly<Record<FileRoute<'pictures'>, APIRoute>> = {
  // Icon of a home screen of iOS, which asks for this address by itself.
  '/apple-touch-icon.png': () => file(drawIcon(drawTile(), 180), PNG),
  // The face of an AI employee or of a person.
  '/avatars/[name].svg': ({ params }) => {
    const isAsked = (name: string) => portraitPath(name).endsWith(`/${params.name}.svg`);
    const agent = employees().find(({ persona }) => isAsked(persona.name))?.portrait;
    const human = Object.entries(faces).find(([name]) => isAsked(name))?.[1];
    const portrait = agent ?? human;
    return portrait ? file(drawPortrait(portrait, agent ? 'agent' : 'human'), SVG) : notThere();
  },
  // The picture of an article that has none of its own: the number of its first drawing.
  '/blog/[category]/[url]/banner.svg': (context) =>
    answerFromArticle(context, SVG, async ({ content, category }, blog) => {
      const [drawing] = (await blog.readDrawings(content)).values();
      return drawCover(category.name, drawing?.cover);
    }),
  // The picture that social networks show beside a link to an article.
  '/blog/[category]/[url]/card.png': (context) =>
    answerFromArticle(context, PNG, ({ subject }) => drawCard({ title: subject })),
  // Picture of an article that has none (S2 section 3).
  '/blog/placeholder.svg': async () => file(await drawCover(brand.name), SVG),
  // Icon for bookmarks, feed readers and crawlers, which read no page; pages bring their icon along.
  '/favicon.ico': () =>
    file(packIcons(new Map(FAVICON_SIZES.map((size) => [size, drawIcon(drawMark(), size)]))), 'image/x-icon'),
  // Icon of a home screen of Android, and the logo in search engines.
  '/icon-[size].png': ({ params }) => {
    const size = MANIFEST_ICON_SIZES.find((known) => String(known) === params.size);
    return size === undefined ? notThere() : file(drawIcon(drawTile(), size), PNG);
  },
  // The mark, as large as anybody needs it.
  '/icon.svg': () => file(drawMark(), SVG),
  // The card of a page for social networks.
  '/social/[card].png': async ({ params }) => {
    const card = findCard(params.card ?? '');
    return card ? file(await drawCard(card), PNG) : notThere();
  },
};

export const GET = answerFiles(pictures);

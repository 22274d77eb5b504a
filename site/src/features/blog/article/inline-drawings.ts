import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import type { BlogReader, DrawnPart } from 'contract/site/site-locals.ts';

/** Image of a drawing as the import writes it (`show-pictures.ts`). */
const IMAGE = new RegExp(`<img src="(${BLOG_PICTURES}/[0-9a-f]{32}-\\d+\\.svg)" alt="([^"]*)"[^>]*>`, 'g');

/**
 * Draws the drawings of an article within its HTML, where the face and the colors are those of the page. Feeds, which have
 * neither, keep the images.
 */
export async function inlineDrawings(html: string, blog: Pick<BlogReader, 'readDrawings'>): Promise<string> {
  const drawings = await blog.readDrawings(html);
  return html.replace(IMAGE, (image, address: string, alt: string) => {
    const drawing = drawings.get(address);
    if (!drawing) return image;
    const parts = [draw(drawing.narrow, 'narrow'), drawing.wide ? draw(drawing.wide, 'wide') : ''].join('');
    return `<span class="drawn" ${alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"'}>${parts}</span>`;
  });
}

function draw({ viewBox, shapes }: DrawnPart, width: string): string {
  return `<svg class="${width}" viewBox="${viewBox}" aria-hidden="true">${shapes}</svg>`;
}

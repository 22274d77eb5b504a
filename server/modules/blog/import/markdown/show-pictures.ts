import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  PICTURE_FORMATS,
  type Picture,
  type PictureFormat,
  pictureAddress,
  widthsOf,
} from '../../pictures/picture.ts';
import { isBesideArticle } from '../../pictures/read-picture.ts';
import { noteForWriter } from './writer-notes.ts';

/** The files that a text shows, by their addresses in it: a picture, or why the file can't be used as one. */
export type ShownPictures = Readonly<Record<string, Picture | { problem: string }>>;

/** Width of an article's text (`Article.module.css`), or of the window without its margins. */
const SIZES = '(min-width: 50rem) 46rem, calc(100vw - 2rem)';

/**
 * Shows the pictures beside an article in the size that a reader needs, in a place that is kept free for them. Keeps
 * unknown ones unchanged, and lists them in the file's data.
 */
export function showPictures() {
  return (tree: Root, file: VFile) => {
    const shown = file.data.pictures as ShownPictures;
    const wanted = new Set<string>();
    visit(tree, 'element', (element, index, parent) => {
      const { src } = element.properties;
      if (element.tagName !== 'img' || !isBesideArticle(src) || !parent || index === undefined) return;
      const picture = Object.hasOwn(shown, src) ? shown[src] : undefined;
      if (!picture) {
        wanted.add(src);
      } else if ('problem' in picture) {
        noteForWriter(file, element, `an image was left out: ${picture.problem}`);
        parent.children.splice(index, 1);
        return index;
      } else if (picture.isDrawing) {
        parent.children[index] = showDrawing(picture, element);
        if (parent.type === 'element') becomeFigure(parent);
        return SKIP;
      } else {
        parent.children[index] = draw(picture, element);
        return SKIP;
      }
    });
    file.data.wantedPictures = [...wanted];
  };
}

function draw({ id, width, height }: Picture, { properties, position }: Element): Element {
  const { alt = '', title } = properties;
  const addressesIn = (format: PictureFormat) =>
    widthsOf(width).map((each) => `${pictureAddress(id, each, format)} ${each}w`);
  const [best, usual] = PICTURE_FORMATS;
  const source = { type: `image/${best}`, srcSet: addressesIn(best).join(', '), sizes: SIZES };
  const image = {
    src: pictureAddress(id, width, usual),
    srcSet: addressesIn(usual).join(', '),
    sizes: SIZES,
    alt,
    ...(title ? { title } : {}),
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  };
  const children = [
    element('source', source),
    { ...element('img', image), ...(position ? { position } : {}) },
  ];
  return element('picture', {}, children);
}

function showDrawing({ id, width, height }: Picture, { properties, position }: Element): Element {
  const { alt = '', title } = properties;
  const image = { src: pictureAddress(id, width, 'svg'), alt, title, width, height };
  return {
    ...element('img', { ...image, loading: 'lazy', decoding: 'async' }),
    ...(position ? { position } : {}),
  };
}

/** A paragraph that is nothing but a drawing is a figure, and the drawing's title its caption. */
function becomeFigure(paragraph: Element): void {
  const [drawing, ...others] = paragraph.children;
  if (paragraph.tagName !== 'p' || drawing?.type !== 'element' || others.length > 0) return;
  const { title, ...properties } = drawing.properties;
  drawing.properties = properties;
  paragraph.tagName = 'figure';
  paragraph.properties.className = ['drawing'];
  if (typeof title !== 'string') return;
  paragraph.children.push(element('figcaption', {}, [{ type: 'text', value: title }]));
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

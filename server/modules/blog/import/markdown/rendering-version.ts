/**
 * Increase it with every change of the HTML that `renderMarkdown` writes: the next import then renders all articles
 * again. It has its own file because only the rendering process loads the parsers.
 */
export const RENDERING_VERSION = 4;

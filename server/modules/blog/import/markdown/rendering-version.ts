/**
 * To be raised with every change of the HTML that `renderMarkdown` makes: the next import then renders all anew. Apart
 * from it, since only the process that renders loads the parsers.
 */
export const RENDERING_VERSION = 3;

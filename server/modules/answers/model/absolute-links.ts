/** A link to a page of ours; a bracket that a page wrote is escaped. */
const OWN_LINK = /(?<!\\)\]\(\/(?!\/)/g;

/** An answer is read in programs that know nothing of our site: its links lead there from anywhere. */
export function withAbsoluteLinks(markdown: string, origin: string): string {
  return markdown.replaceAll(OWN_LINK, () => `](${origin}/`);
}

/** The same the other way: what reads an earlier answer knows our pages by their paths. */
export function withRelativeLinks(markdown: string, origin: string): string {
  return markdown.replaceAll(`](${origin}/`, '](/');
}

import type { Element } from 'hast';

/** CSS declarations, including Word's own, that hide an element or mark it as a comment, a header or a footer. */
const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-element\s*:\s*(?:comment|header|footer))/i;

/** Returns whether CSS declarations hide the element that they apply to. */
export function isHiding(declarations: string): boolean {
  return HIDING.test(declarations);
}

/** Returns whether an element hides itself; sanitizing would drop the attribute and publish the content. */
export function isHidden({ properties: { hidden, style } }: Element): boolean {
  return (hidden !== undefined && hidden !== null && hidden !== false) || isHiding(String(style ?? ''));
}

import type { Element } from 'hast';

/** Of CSS, also as Word writes it: what no reader of the document sees, or what stands beside its text. */
const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-element\s*:\s*(?:comment|header|footer))/i;

/** Whether CSS declarations hide what they are for. */
export function isHiding(declarations: string): boolean {
  return HIDING.test(declarations);
}

/** Whether an element says itself that no reader is to see it; sanitizing would drop that, and publish the content. */
export function isHidden({ properties: { hidden, style } }: Element): boolean {
  return (hidden !== undefined && hidden !== null && hidden !== false) || isHiding(String(style ?? ''));
}

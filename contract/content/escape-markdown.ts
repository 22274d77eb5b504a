/** Returns a text of which Markdown makes no signs of its own. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|]/g, '\\$&');
}

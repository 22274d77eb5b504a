/** Image with a data URL in Markdown or HTML: `](…)`, `]: <…>`, `src="…"`. */
const DATA_URL = /(\]\(\s*<?|\]:\s*<?|\bsrc\s*=\s*["']?)data:image\/[\w.+-]+((?:;[\w=-]+)*),([^\s)>"']*)/gi;
const FENCE = /^\s{0,3}(`{3,}(?![^`]*`)|~{3,})/;

/**
 * Takes the pictures out of a text that stand in it as data URLs, as Google Docs exports them, and leaves an address of
 * each. Lines keep their numbers; what stands in a block of code stays.
 */
export function takeEmbeddedPictures(markdown: string): { text: string; pictures: Map<string, Uint8Array> } {
  const pictures = new Map<string, Uint8Array>();
  let fence = '';
  const lines = markdown.split('\n').map((line) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      return line;
    }
    fence = mark;
    return line.replace(DATA_URL, (_whole, before: string, parameters: string, data: string) => {
      const address = `embedded-picture-${pictures.size + 1}`;
      pictures.set(address, decode(parameters, data));
      return before + address;
    });
  });
  return { text: lines.join('\n'), pictures };
}

function decode(parameters: string, data: string): Buffer {
  if (/;base64\b/i.test(parameters)) return Buffer.from(data, 'base64');
  try {
    return Buffer.from(decodeURIComponent(data));
  } catch {
    return Buffer.from(data);
  }
}

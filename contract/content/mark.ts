/** The mark of a brand, an SVG file. It stands in each page up to three times, and in the first bytes of it. */
export const MOST_CHARACTERS = 4_096;
/** The name stands beside it. */
const MOST_WIDE = 2;

const ELEMENTS: readonly string[] = [
  ...[
    'svg',
    'g',
    'defs',
    'title',
    'desc',
    'style',
    'mask',
    'clipPath',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
];
const TAG = /<(\/?)([a-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** The rest beside elements: words of a title, and a style sheet. */
const NOT_PLAIN = /[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

export interface Mark {
  svg: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Reads the mark of a brand.
 * @returns what is wrong with it, each with its line
 */
export function readMark(file: string): Mark | { line: number; message: string }[] {
  if (file.length > MOST_CHARACTERS) {
    const message = `it has at most ${MOST_CHARACTERS} characters: export it without metadata`;
    return [{ line: 1, message }];
  }
  const svg = file
    .replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim();
  const problems: { line: number; message: string }[] = [];
  const report = (message: string, part = '') => {
    const at = Math.max(0, file.indexOf(part));
    problems.push({ line: file.slice(0, at).split('\n').length, message });
  };
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = '', end] of svg.matchAll(TAG)) {
    if (slash) {
      if (open.pop() !== name) report(`</${name}> closes no <${name}>`, tag);
      continue;
    }
    if (!ELEMENTS.includes(name)) report(`<${name}> has no place in it: shapes and gradients have`, tag);
    const keys = new Set<string>();
    for (const [attribute, key = '', one, other] of attributes.matchAll(ATTRIBUTE)) {
      const value = one ?? other ?? '';
      const prefix = /^(?!xml)[^:]+(?=:)/.exec(key)?.[0];
      // No browser shows such a file.
      if (keys.has(key)) report(`<${name}> has ${key} twice`, tag);
      if (prefix && !svg.includes(`xmlns:${prefix}=`))
        report(`${attribute} has a prefix that nothing declares: export it as plain SVG`, tag);
      keys.add(key);
      if (isUnsafe(key, value)) report(`${attribute} runs or loads something: take it out`, tag);
    }
    if (!end) open.push(name);
  }
  for (const name of open) report(`<${name}> is not closed`, `<${name}`);
  if (loadsByStyle(svg)) report('its style loads something: take out @import and url(...)', '<style');
  const rest = /[<>&]|url/i.test(svg) ? svg.replaceAll(TAG, '').match(NOT_PLAIN) : null;
  if (rest) report(`${rest[0]} is no part of a drawing: only elements with quoted attributes are`, rest[0]);
  const root = /^<svg\b[^>]*>/.exec(svg)?.[0];
  if (!root) report('it begins with <svg>, and does not');
  const box = readBox(root ?? '');
  if (root && !box) report('<svg> needs a viewBox of four numbers, such as viewBox="0 0 24 24"', root);
  if (box && box[2] > MOST_WIDE * box[3])
    report(`it is at most ${MOST_WIDE} times as wide as high: the name has a place of its own`, root);
  return box && problems.length === 0 ? { svg: withNamespace(svg), box } : problems;
}

/** Returns the mark of a text that was checked; `undefined` where it is empty, for the woven one. */
export function markOf(text: string): Mark | undefined {
  const mark = text && readMark(text);
  return typeof mark === 'object' && !Array.isArray(mark) ? mark : undefined;
}

/** Returns a mark as a part of a drawing, within a square. */
export function placeMark({ svg, box }: Mark, x: number, y: number, size: number): string {
  const place = ` x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box.join(' ')}"`;
  return svg.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replaceAll(/\s(?:x|y|width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
    return `<svg${kept}${place}>`;
  });
}

function readBox(root: string): Mark['box'] | undefined {
  const numbers =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x, y, width, height, ...more] = numbers;
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return more.length === 0 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : undefined;
}

function isUnsafe(key: string, value: string): boolean {
  if (/^on/i.test(key)) return true;
  if (/(?:^|:)(?:href|src)$/i.test(key)) return !value.startsWith('#');
  return loadsByStyle(value) || /javascript:|data:|&#/i.test(value);
}

function loadsByStyle(style: string): boolean {
  return (
    /@import|(?:url|src)\(\s*["']?(?!#)|image(?:-set)?\(|<style[^<]*&#/i.test(style) || style.includes('\\')
  );
}

function withNamespace(svg: string): string {
  return /^<svg\b[^>]*\sxmlns\s*=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Returns a drawing as the address of a picture. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[#%<> ]|[^ -~]/gu, encodeURIComponent)}`;
}

// By hand, since Astro puts all rules of all modules of a page into its head. Without it `checks/performance/lcp.spec.ts`
// fails for `/`, and the sweep's budget of styles too (decision 005).
import { transform } from 'lightningcss';

export interface DividedPage {
  html: string;
  /** The text of each inline style that the page did not have before: its policy must name them. */
  styles: string[];
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/**
 * Name of a class as `classNamesByPlace` gives it. A class by another name may be put together by a script, out of
 * parts.
 */
const CLASS_OF_MODULE = /\.(_[a-z]+\d+)\b/g;
const ANIMATION = /@keyframes ([\w-]+)/g;
const CUSTOM_PROPERTY = /(?<=[{;])(--[\w-]+)(?=:)/g;
const REGISTRATION = /@(?:property |font-face)[^}]*\}/g;
/** Scripts by which Astro begins the islands of a page: 2 kB in front of the first. */
const ISLAND_SCRIPT = /<script>(?:(?!<\/script>)[\s\S])*?astro[:-][\s\S]*?<\/script>/g;
/** The link by which the document names its opening for the first paint. */
const EXPECTED = /(<link rel="expect" href=")#\w+"/;
/** Less than this stays in the head. */
const LEAST_LATER_CHARACTERS = 2_000;

/**
 * Leaves in the head what the opening of the page may need of its style, and puts all of the style behind that opening, in its
 * order, so that the same rules win; the scripts of islands follow. The first paint waits for what stands behind the
 * opening, since Chromium 156 waits for the start of an element only. Either part is without the rules that no element can match, since nothing names their class.
 * The head has one style, with the faces in front, since the policy names each by a hash, which doesn't compress.
 * @param page the whole HTML, its style inline in the head
 * @param wordsOfScripts all that could be a class in the scripts that the page may load
 */
export function divideStyle(page: string, wordsOfScripts: ReadonlySet<string>): DividedPage {
  const head = page.slice(0, page.indexOf('</head>'));
  const [longest, ...others] = [...head.matchAll(STYLE)].sort(([one], [other]) => other.length - one.length);
  if (!longest) return { html: page, styles: [] };
  const [element, style = ''] = longest;
  const html = others.reduce((text, [other]) => text.replace(other, ''), page);
  const faces = others.map(([, text]) => text).join('');
  const named = new Set([...wordsIn(page.replace(element, '')), ...wordsOfScripts]);
  const whole = pruneStyle(style, named, [CLASS_OF_MODULE, ANIMATION, CUSTOM_PROPERTY]);
  const end = findOpeningEnd(html);
  const namedFirst = wordsIn(html.slice(0, end).replace(element, ''));
  // With all custom properties: Brotli sends the same list twice for less than two lists.
  const first = pruneStyle(whole, namedFirst, [CLASS_OF_MODULE, ANIMATION]);
  if (end === undefined)
    return { html: html.replace(element, () => `<style>${faces}${whole}</style>`), styles: [faces + whole] };
  const isDivided = whole.length - first.length >= LEAST_LATER_CHARACTERS;
  const inHead = faces + (isDivided ? first : whole);
  const opening = html
    .slice(0, end)
    .replace(element, () => `<style>${inHead}</style>`)
    .replace(EXPECTED, '$1#opened"');
  if (!isDivided)
    return { html: `${opening}<template id="opened"></template>${html.slice(end)}`, styles: [inHead] };
  // A registration, of a property or a face, counts wherever it stands.
  const second = whole.replace(REGISTRATION, (rule) => (first.includes(rule) ? '' : rule));
  const scripts = opening.match(ISLAND_SCRIPT) ?? [];
  const later = [`<style id="opened">${second}</style>`, ...scripts, html.slice(end)].join('');
  return { html: opening.replace(ISLAND_SCRIPT, '') + later, styles: [inHead, second] };
}

/** All that could be a class in some HTML or script. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** Without what it defines and nothing names: rules of a class, then animations and custom properties, which they may have used. */
function pruneStyle(style: string, named: ReadonlySet<string>, definitions: readonly RegExp[]): string {
  return definitions.reduce((text, definition) => {
    const defined = new Set([...text.matchAll(definition)].map(([, name = '']) => name));
    const used = new Set([...wordsIn(text.replace(definition, '')), ...named]);
    const unusedSymbols = [...defined].filter((name) => !used.has(name));
    const code = Buffer.from(text);
    return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString();
  }, style);
}

/**
 * The place behind the element for which the first paint waits (decision 005).
 * @returns `undefined` if there is no such place, or if React would find an element there that it did not render
 */
function findOpeningEnd(html: string): number | undefined {
  const start = /<(\w+)[^<>]*\bid="(?:opening|hero)"/.exec(html);
  if (!start) return undefined;
  const isInside = (tag: string) =>
    html.lastIndexOf(`<${tag}`, start.index) > html.lastIndexOf(`</${tag}`, start.index);
  if (isInside('astro-island') && !isInside('astro-slot')) return undefined;
  let depth = 0;
  for (const tag of html.slice(start.index).matchAll(new RegExp(`<(/?)${start[1]}\\b[^>]*>`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return start.index + tag.index + tag[0].length;
  }
  return undefined;
}

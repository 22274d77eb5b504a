import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isIslandScript } from '../src/frame/island-scripts.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page opens with, as places in its HTML. */
export interface Opening {
  /** Behind the element that holds the first words: `#opening` or `#hero`, for which the first paint waits. */
  end: number;
  /** The scripts in front of that place by which Astro begins the islands. */
  islandScripts: string[];
}

/** @returns `undefined` for a page whose first words stand in no such element, or in one that React draws */
export function readOpening(html: string): Opening | undefined {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  const opening = elements.find(isOpening);
  const end = opening?.sourceCodeLocation?.endOffset;
  if (!opening || end === undefined || isDrawnByReact(opening)) return undefined;
  const islandScripts = elements.flatMap(({ tagName, sourceCodeLocation: place }) => {
    if (tagName !== 'script' || !place || place.endOffset > end) return [];
    const script = html.slice(place.startOffset, place.endOffset);
    return isIslandScript(script) ? [script] : [];
  });
  return { end, islandScripts };
}

function isOpening({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'id' && (value === 'opening' || value === 'hero'));
}

/** In an island, where nothing else may stand; what is handed to an island is taken as it is. */
function isDrawnByReact(element: Element): boolean {
  for (let around = element.parentNode; around && 'tagName' in around; around = around.parentNode) {
    if (around.tagName === 'astro-slot') return false;
    if (around.tagName === 'astro-island') return true;
  }
  return false;
}

/** In the order of the page. */
function elementsIn({ childNodes }: { childNodes: Node[] }): Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

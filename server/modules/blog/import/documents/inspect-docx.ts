import { unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { BadDocument } from './document.ts';

/** Limit of the unpacked XML: a book of 300 pages has 3 MB. Reading it takes several times as much memory. */
const MOST_XML_MB = 20;
const MOST_MB = 200;

/** Elements of a run that are not its text: properties, and delimiters of fields, which must stay in pairs. */
const NO_TEXT = ['rPr', 'fldChar', 'instrText', 'delInstrText'];
const OFF = ['0', 'false', 'off'];
const CHANGES = ['ins', 'del', 'moveFrom', 'moveTo'];
/** Drawings that Mammoth skips without a message, by their elements. */
const DRAWN: Record<string, string> = { chart: 'a chart', relIds: 'a diagram (SmartArt)' };

interface Open {
  name: string;
  /** Offset of its opening tag in the XML. */
  start: number;
  /** Style id of a paragraph or a run. */
  style?: string | undefined;
  /** Visibility that a run or a table row sets itself; a run without it takes that of its style. */
  isHidden?: boolean;
}

/** A style: whether it hides text, and the style that says it where this one does not. */
type Styles = Map<string, { isHidden?: boolean; basedOn?: string | undefined }>;

/**
 * Takes hidden text out of a document of Word, which Mammoth would publish, and lists what Mammoth leaves out or
 * decides without a message.
 * @throws {BadDocument}
 */
export function inspectDocx(bytes: Uint8Array): { bytes: Uint8Array; remarks: string[] } {
  const texts = readTexts(bytes);
  const styles: Styles = new Map();
  for (const xml of texts.values()) if (xml.includes('styleId=')) readStyles(xml, styles);
  const found = new Set<string>();
  const changed: Record<string, Uint8Array> = {};
  for (const [path, xml] of texts) {
    const hidden = readPart(xml, styles, found);
    if (hidden.length > 0) changed[path] = Buffer.from(without(xml, hidden));
  }
  if (Object.keys(changed).length === 0) return { bytes, remarks: [...found] };
  found.add('hidden text was left out');
  return { bytes: zipSync({ ...unzipSync(bytes), ...changed }, { level: 1 }), remarks: [...found] };
}

/** Nothing else is unpacked, and nothing before its size is known. */
function readTexts(bytes: Uint8Array): Map<string, string> {
  let size = 0;
  let textSize = 0;
  const isText = (name: string) => /\.(?:xml|rels)$/.test(name);
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      if (isText(name)) textSize += originalSize;
      return false;
    },
  });
  if (textSize > MOST_XML_MB * 1024 ** 2)
    throw new BadDocument(`it holds more than ${MOST_XML_MB} MB of text`);
  if (size > MOST_MB * 1024 ** 2) throw new BadDocument(`it holds more than ${MOST_MB} MB`);
  const parts = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') });
  return new Map(Object.entries(parts).map(([path, part]) => [path, new TextDecoder().decode(part)]));
}

function readStyles(xml: string, styles: Styles): void {
  let id = '';
  walk(xml, {
    open({ name }, attributes, [parent, grandparent]) {
      if (name === 'style') {
        id = attributes.styleId ?? '';
        styles.set(id, {});
      }
      const style = styles.get(id);
      if (!style) return;
      if (name === 'basedOn' && parent?.name === 'style') style.basedOn = attributes.val;
      if (name === 'vanish' && parent?.name === 'rPr' && grandparent?.name === 'style')
        style.isHidden = isOn(attributes);
    },
  });
}

/**
 * @param found takes what the part holds that is left out
 * @returns where hidden text begins and ends
 */
function readPart(xml: string, styles: Styles, found: Set<string>): [start: number, end: number][] {
  const hidden: [number, number][] = [];
  let root: string | undefined;
  let comments = 0;
  walk(xml, {
    open({ name }, attributes, above) {
      root ??= name;
      const [parent, grandparent] = above;
      if (name === 'vanish' && parent?.name === 'rPr' && grandparent?.name === 'r')
        grandparent.isHidden = isOn(attributes);
      if (name === 'rStyle' && parent?.name === 'rPr' && grandparent?.name === 'r')
        grandparent.style = attributes.val;
      if (name === 'pStyle' && grandparent?.name === 'p') grandparent.style = attributes.val;
      if (name === 'hidden' && grandparent?.name === 'tr') grandparent.isHidden = isOn(attributes);
      if (name === 'comment' && root === 'comments') comments += 1;
      if (root !== 'document') return;
      if (CHANGES.includes(name)) found.add('tracked changes were taken as accepted');
      if (DRAWN[name] && parent?.name === 'graphicData') found.add(`${DRAWN[name]} was left out`);
    },
    close({ name, start, isHidden }, end, above) {
      const [parent] = above;
      if (name === 'tr' && isHidden) hidden.push([start, end]);
      if (parent?.name === 'r' && !NO_TEXT.includes(name)) {
        const paragraph = above.find((element) => element.name === 'p');
        const byStyle = hidesText(styles, parent.style) || hidesText(styles, paragraph?.style);
        if (parent.isHidden ?? byStyle) hidden.push([start, end]);
      }
    },
    text(text, [parent]) {
      if (parent?.name !== 't' || text.trim() === '') return;
      if (root === 'hdr' || root === 'ftr') found.add('headers and footers were left out');
    },
  });
  if (comments > 0)
    found.add(comments === 1 ? 'a comment was left out' : `${comments} comments were left out`);
  return hidden;
}

function hidesText(styles: Styles, id: string | undefined): boolean {
  const seen = new Set<string | undefined>();
  for (let each = id; each !== undefined && !seen.has(each); each = styles.get(each)?.basedOn) {
    seen.add(each);
    const { isHidden } = styles.get(each) ?? {};
    if (isHidden !== undefined) return isHidden;
  }
  return false;
}

function isOn({ val }: Record<string, string>): boolean {
  return !OFF.includes(val ?? '');
}

function without(xml: string, ranges: readonly [start: number, end: number][]): string {
  let kept = '';
  let position = 0;
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    if (start < position) continue;
    kept += xml.slice(position, start);
    position = end;
  }
  return kept + xml.slice(position);
}

interface Visitor {
  open: (element: Open, attributes: Record<string, string>, above: readonly Open[]) => void;
  close?: (element: Open, end: number, above: readonly Open[]) => void;
  text?: (text: string, above: readonly Open[]) => void;
}

/** Reads XML by local names. `above`: the elements around, the nearest first. */
function walk(xml: string, { open, close, text }: Visitor): void {
  const parser = new SaxesParser();
  const above: Open[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    // A tag holds no other '<'.
    const element = { name: localName(name), start: xml.lastIndexOf('<', parser.position - 1) };
    const byName = Object.entries(attributes).map(([key, value]) => [localName(key), value]);
    open(element, Object.fromEntries(byName), above);
    above.unshift(element);
  });
  parser.on('closetag', () => {
    const element = above.shift();
    if (element) close?.(element, parser.position, above);
  });
  if (text) parser.on('text', (value) => text(value, above));
  parser.write(xml).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

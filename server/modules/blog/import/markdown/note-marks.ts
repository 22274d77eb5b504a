import type { Problem } from '../problem.ts';

const FENCE = /^\s{0,3}(`{3,}(?![^`]*`)|~{3,})/;
/** A picture by how its name ends; what else is embedded is another note. */
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
/** Tags of Hugo and of Jekyll, which their own programs replace. */
const TEMPLATE_TAG = /\{\{[<%].*?[%>]\}\}|\{%.*?%\}|^\s*\{:.*\}\s*$/;
const CODE = /(`+).*?\1/g;
const MARK =
  /`+|%%|(?<embed>!?)\[\[(?<target>[^[\]|]+)(?:\|(?<label>[^[\]]*))?\]\]|(?<![=\w])==(?=\S)(?<marked>[^=]+)(?<=\S)==(?![=\w])/g;

/**
 * Turns the marks of Obsidian and Notion into Markdown, and takes comments (`%%`) out: they are private. Lines keep
 * their numbers; code stays as it is.
 * @param firstLine of the text in its file
 */
export function convertNotes(body: string, firstLine: number): { body: string; remarks: Problem[] } {
  const remarks: Problem[] = [];
  let fence = '';
  let isComment = false;
  let isNote = false;
  const lines = body.split('\n').map((line, index) => {
    const remark = (reason: string) => remarks.push({ line: firstLine + index, reason });
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (!isComment && (fence || mark)) {
      if (!fence) fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      return isNote ? `> ${line}` : line;
    }
    let text = line;
    if (isComment) {
      const end = text.indexOf('%%');
      if (end === -1) return '';
      isComment = false;
      text = text.slice(end + 2);
    }
    text = convertLine(text, remark);
    const [templateTag] = TEMPLATE_TAG.exec(text.replaceAll(CODE, '')) ?? [];
    if (templateTag) remark(`${templateTag.trim()} is shown as it is written; it is a tag of Hugo or Jekyll`);
    // In a line of its own, a comment goes on to the next mark, or to the end.
    if (/^\s*%%/.test(text)) {
      isComment = true;
      remark('a comment (%%) was left out');
      return '';
    }
    const [, tag] = /^\s*<(\/?)aside>\s*$/i.exec(text) ?? [];
    if (tag === '') isNote = true;
    if (tag === '/') isNote = false;
    if (tag !== undefined) return tag === '' ? '> [!NOTE]' : '';
    return isNote ? `> ${text}` : text;
  });
  return { body: lines.join('\n'), remarks };
}

function convertLine(line: string, remark: (reason: string) => void): string {
  if (!/%%|\[\[|==/.test(line)) return line;
  const mark = new RegExp(MARK);
  let converted = '';
  let position = 0;
  for (let match = mark.exec(line); match; match = mark.exec(line)) {
    const [found] = match;
    converted += line.slice(position, match.index);
    position = mark.lastIndex;
    if (found === '%%' || found.startsWith('`')) {
      const end = line.indexOf(found, position);
      if (end === -1) converted += found;
      else {
        position = end + found.length;
        if (found === '%%') remark('a comment (%%) was left out');
        else converted += line.slice(match.index, position);
        mark.lastIndex = position;
      }
    } else converted += convertMark(match.groups ?? {}, remark);
  }
  return converted + line.slice(position);
}

function convertMark(
  { embed, target = '', label = '', marked }: Record<string, string | undefined>,
  remark: (reason: string) => void,
): string {
  if (marked !== undefined) return `<mark>${marked}</mark>`;
  if (!embed) {
    remark(`the link to the note ${target} was left out, and its words were kept`);
    return label || target.replace(/^#/, '').replaceAll('#', ' > ');
  }
  // A number is a width.
  if (PICTURE.test(target)) return `![${/^[\dx]*$/.test(label) ? '' : label}](<${target}>)`;
  remark(`the note ${target}, which is embedded, was left out`);
  return '';
}

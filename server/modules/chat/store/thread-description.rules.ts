const LONGEST = 60;

/** Returns the description of a thread: the first words of the message that opened it. */
export function describeThread(content: string): string {
  const line = content.trim().split(/\s+/).join(' ');
  if (line.length <= LONGEST) return line;
  const wholeWords = line
    .slice(0, LONGEST + 1)
    .split(' ')
    .slice(0, -1)
    .join(' ');
  return `${wholeWords || cut(line)}…`;
}

/** A single word, or a language without blanks; a character of two UTF-16 units stays whole. */
function cut(word: string): string {
  return word.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
}

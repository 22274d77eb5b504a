/** Lines with which mail programs begin what they quote. */
const BEGINNINGS: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|forwarded message|urspr\S+ nachricht|message d'origine|mensaje original)\s*-{2,}$/i,
  /^_{20,}$/,
  /^(?:from|von|de|da|van): .+$/i,
  /^(?:on|am|le|el|il|op|em) .{6,200} (?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu)\s?.{0,200}:$/i,
];
/** Lines that follow `From:` in what Outlook quotes. */
const BLOCK = /^(?:sent|date|to|gesendet|datum|an|envoyé|à|enviado|para|inviato|verzonden|aan): /i;
const MOST_LINES_OF_BEGINNING = 3;

/** Splits a plain text into what its author wrote and the rest, which begins with the quoted mail. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const begin = lines.findIndex((_, index) => isBeginning(lines, index));
  const end = begin === -1 ? lines.length : begin;
  const own = lines.slice(0, end);
  // An answer below or between what it quotes stays whole: only what stands last is taken away.
  let last = own.length;
  while (last > 0 && /^\s*(?:>.*)?$/.test(own[last - 1] ?? '')) last -= 1;
  const quoted = lines.slice(last).join('\n').trim();
  const said = own.slice(0, last).join('\n').trim();
  // All of it is quoted: then it is said so.
  return said === '' ? { text: text.trim(), quoted: '' } : { text: said, quoted };
}

function isBeginning(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (line === '') return false;
  const joined = lines
    .slice(index, index + MOST_LINES_OF_BEGINNING)
    .map((each) => each.trim())
    .filter((_, place, all) => place === 0 || !/:$/.test(all[place - 1] ?? ''));
  return BEGINNINGS.some((pattern, place) => {
    // A line that begins with "From:" may be the author's.
    if (place === 2) return pattern.test(line) && BLOCK.test((lines[index + 1] ?? '').trim());
    if (place < 3) return pattern.test(line);
    return joined.some((_, count) => {
      const candidate = joined.slice(0, count + 1).join(' ');
      return pattern.test(candidate) && hasQuoteBehind(lines, index + count + 1);
    });
  });
}

/** Reports whether the rest is a quote: the words alone may stand in a sentence. */
function hasQuoteBehind(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from).find((line) => line.trim() !== '');
  return next === undefined || /^\s*>/.test(next) || lines.slice(from).every((line) => !/^\s*>/.test(line));
}

type Phrase = readonly [RegExp, (minutes: number) => string];

/** What pages, answers and tools say of the length of a demo; other 30 minutes are left alone. */
const PHRASES: readonly Phrase[] = [
  [/\b30-minute(?= (?:demo|slot|video call))/g, (minutes) => `${minutes}-minute`],
  [/\bdemo of 30 minutes\b/g, (minutes) => `demo of ${minutes} minutes`],
  [/(?<=\b[Ii]n )(?:20-)?30 minutes(?= (?:we|you)\b)/g, (minutes) => `${minutes} minutes`],
  [/\b20-30 minutes: the slot is 30\./g, (minutes) => `${minutes} minutes.`],
  [/\b30(?= (?:Mins|minutes later|minutes with the)\b)/g, String],
  [/\bHalf-hour slots\b/g, (minutes) => `${minutes}-minute slots`],
  [/\bHalf-hour(?=s you can book\b| by our office)/g, () => 'Time'],
  [/\bFree half-hour(?= on \d)/g, () => 'Free time'],
];

/** Says how long demos are, in a text that was written for demos of 30 minutes. */
export function nameLength(text: string, minutes: number): string {
  return PHRASES.reduce((named, [phrase, write]) => named.replaceAll(phrase, () => write(minutes)), text);
}

/** Time within which saves of one person are one state of the article. */
const ONE_STATE_MS = 10 * 60_000;

/** Tells whether a person goes on with the state that was saved last. */
export function isOwnState(
  last: { author: string; savedAt: string; publishedAt: string | null },
  author: string,
  now: Date,
): boolean {
  const isRecent = now.getTime() - Date.parse(last.savedAt) < ONE_STATE_MS;
  return last.publishedAt === null && last.author === author && isRecent;
}

/** Begins the source of an article that has no file. */
const AT_DESK = 'desk/';

export function isWrittenAtDesk(source: string): boolean {
  return source.startsWith(AT_DESK);
}

export function deskSource(id: string): string {
  return `${AT_DESK}${id}.md`;
}

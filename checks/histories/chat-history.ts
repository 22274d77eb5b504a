/** Message that a person sent, and its acknowledgment. */
export interface ChatRequest {
  /** Client whose people receive it. */
  tenant: string;
  sender: string;
  /** The sender's own name for the message: sent again under it, it is stored once. */
  ownId: string;
  threadId: string;
  content: string;
  /** Time at which it was sent first; milliseconds on one clock that never goes back. */
  askedAt: number;
  /** `undefined` until a server acknowledges it. */
  told: { id: string; at: number } | undefined;
}

/** Message that reached a person's socket. */
export interface HeardMessage {
  tenant: string;
  listener: string;
  threadId: string;
  content: string;
}

/** A message as the database holds it at the end. */
export interface StoredMessage {
  id: string;
  tenant: string;
  threadId: string;
  /** Position within its thread, from 1. */
  position: number;
  ownId: string | null;
  content: string;
  /** The message that this one answers. */
  answerTo: string | null;
}

/**
 * Compares the acknowledgments that people of several clients got with what is stored.
 * @returns a sentence for each promise that does not hold
 */
export function findChatViolations(
  history: readonly ChatRequest[],
  heard: readonly HeardMessage[],
  stored: readonly StoredMessage[],
): string[] {
  return [
    ...findLost(history, stored),
    ...findDoubles(stored),
    ...[...Map.groupBy(stored, ({ threadId }) => threadId)].flatMap(([threadId, messages]) =>
      findDisorder(
        threadId,
        history.filter((request) => request.threadId === threadId),
        messages,
      ),
    ),
    ...findUnknownMessages(heard, stored),
  ];
}

function findLost(history: readonly ChatRequest[], stored: readonly StoredMessage[]): string[] {
  const messages = new Map(stored.map((message) => [message.id, message]));
  const asked = new Map(history.map((request) => [request.ownId, request]));
  const lost = history.flatMap(({ ownId, threadId, content, told }) => {
    if (!told) return [];
    const message = messages.get(told.id);
    if (!message) return [`${ownId} was acknowledged, and is lost`];
    const isSame = message.ownId === ownId && message.threadId === threadId && message.content === content;
    return isSame ? [] : [`${ownId} was acknowledged as another message`];
  });
  const invented = stored.filter(({ ownId, answerTo }) => answerTo === null && !asked.has(ownId ?? ''));
  return [...lost, ...invented.map(({ id }) => `no client sent ${id}`)];
}

function findDoubles(stored: readonly StoredMessage[]): string[] {
  const repeated = (names: (string | null)[]) =>
    [...Map.groupBy(names, (name) => name)].filter(([name, all]) => name !== null && all.length > 1);
  return [
    ...repeated(stored.map(({ ownId }) => ownId)).map(([ownId]) => `${ownId} is stored twice`),
    ...repeated(stored.map(({ answerTo }) => answerTo)).map(([id]) => `${id} is answered twice`),
  ];
}

/** Places without a gap, and whatever was said after another message was acknowledged comes after it. */
function findDisorder(
  threadId: string,
  requests: readonly ChatRequest[],
  messages: readonly StoredMessage[],
): string[] {
  const placeOf = new Map(messages.map(({ ownId, position }) => [ownId, position]));
  const positions = messages.map(({ position }) => position).sort((a, b) => a - b);
  const gap = positions.findIndex((position, index) => position !== index + 1);
  const violations = gap < 0 ? [] : [`the thread ${threadId} has no message ${gap + 1}, or more than one`];

  const acknowledged = requests
    .flatMap(({ ownId, told }) => (told ? [{ at: told.at, ownId, place: placeOf.get(ownId) ?? 0 }] : []))
    .toSorted((a, b) => a.at - b.at);
  let next = 0;
  let last = { ownId: '', place: 0 };
  for (const { ownId, askedAt } of requests.toSorted((a, b) => a.askedAt - b.askedAt)) {
    for (; (acknowledged[next]?.at ?? Number.POSITIVE_INFINITY) < askedAt; next += 1) {
      const candidate = acknowledged[next];
      if (candidate && candidate.place > last.place) last = candidate;
    }
    const place = placeOf.get(ownId);
    if (place !== undefined && place < last.place) violations.push(`${ownId} stands before ${last.ownId}`);
  }
  return violations;
}

function findUnknownMessages(heard: readonly HeardMessage[], stored: readonly StoredMessage[]): string[] {
  const ownerOf = new Map(stored.map(({ threadId, tenant }) => [threadId, tenant]));
  const strange = heard.filter(({ tenant, threadId }) => ownerOf.get(threadId) !== tenant);
  return strange.map(
    ({ listener, threadId }) => `${listener} heard the thread ${threadId} of another client`,
  );
}

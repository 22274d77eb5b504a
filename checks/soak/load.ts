import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { newEmail, openChat, signUp } from '../faults/demo-user.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { openConnection } from '../support/raw-client.ts';

/** One action on the site. */
type Deed = (server: RunningServer) => Promise<unknown>;

const PAGES = ['/', '/pricing', '/book-demo', '/blog', '/api-reference', '/roi-calculator'];

async function read({ url }: RunningServer, path: string): Promise<void> {
  await (await fetch(url + path, { redirect: 'manual' })).arrayBuffer();
}

function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T;
}

/** Deeds of visitors, users and anonymous clients, with their times a second. */
const DEEDS: readonly { perSecond: number; deed: Deed }[] = [
  { perSecond: 20, deed: (server) => read(server, anyOf(PAGES)) },
  { perSecond: 5, deed: (server) => read(server, `${BLOG_PATHS.articles}?page=1&limit=10`) },
  { perSecond: 5, deed: ({ url }) => postLead(url, 'agent') },
  {
    perSecond: 2,
    deed: ({ url }) => postLead(url, 'contact', { ...GOOD_BODIES.contact, email: 'no address' }),
  },
  { perSecond: 2, deed: (server) => read(server, `/blog?q=${crypto.randomUUID()}`) },
  { perSecond: 2, deed: (server) => read(server, `/blog/${crypto.randomUUID()}/${crypto.randomUUID()}`) },
  { perSecond: 2, deed: (server) => read(server, `/${crypto.randomUUID()}`) },
  { perSecond: 2, deed: resetInABody },
  { perSecond: 0.2, deed: visitChat },
];

/** Repeats all of it until the returned function is called; an action without an answer doesn't stop it. */
export function startLoad(server: RunningServer): () => void {
  const timers = DEEDS.map(({ perSecond, deed }) =>
    setInterval(() => void deed(server).catch(() => {}), 1_000 / perSecond),
  );
  return () => timers.forEach(clearInterval);
}

async function resetInABody({ url }: RunningServer): Promise<void> {
  const socket = await openConnection(Number(new URL(url).port));
  socket.write(
    `POST ${LEAD_PATHS.agent} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a`,
  );
  setImmediate(() => socket.resetAndDestroy());
}

/** Signs up, asks one question, reads the answer, and leaves. */
async function visitChat(server: RunningServer): Promise<void> {
  const { socket, room } = await openChat(server, await signUp(server, newEmail()));
  const answered = new Promise((resolve) => socket.once('PostAIResponse', resolve));
  const overdue = setTimeout(() => socket.disconnect(), 20_000);
  socket.emit('aiMessage', room.id, null, 'What does it cost?');
  await Promise.race([answered, new Promise((resolve) => socket.once('disconnect', resolve))]);
  clearTimeout(overdue);
  socket.disconnect();
}

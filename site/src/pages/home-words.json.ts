import { writeWords } from '../layout/hand-words.ts';

/** Words of the islands of the home page (`_home-islands.ts`). */
export const GET = () =>
  new Response(writeWords(['logos', 'form', 'chatbotBuilder']), {
    headers: { 'content-type': 'application/json' },
  });

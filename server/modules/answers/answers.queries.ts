// Queries and rules of this module for other modules.
export type { Ask } from './ask/ask.ts';
export { openResponder, type ResponderParts } from './model/open-responder.ts';
export type { Answer, Question, Responder, Turn } from './model/responder.ts';
export { type Passage, textOf } from './passages/passage.ts';
export { addressOf, findNearest, type SearchSources, titleOfTopic } from './search/nearest.ts';

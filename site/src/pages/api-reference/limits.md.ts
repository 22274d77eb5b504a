import { answerAlternate } from '../../markdown/answer-alternate.ts';

export const prerender = false;

export const GET = answerAlternate;

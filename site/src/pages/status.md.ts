import { answerAlternate } from '../markdown/answer-alternate.ts';

export const GET = answerAlternate;

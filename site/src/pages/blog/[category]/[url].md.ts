import { answerTwin } from '../../../markdown/answer-twin.ts';

export const prerender = false;

export const GET = answerTwin;

import Type, { type Static } from 'typebox';

/** `GET /desk/api/numbers/questions`: what visitors asked, without names, addresses and long numbers. */
export const DeskQuestions = Type.Object({
  /** Questions of the last 90 days that the site has no answer to, the most frequent first. */
  unanswered: Type.Array(
    Type.Object({
      question: Type.String(),
      times: Type.Integer(),
      /** `YYYY-MM-DD` */
      firstDay: Type.String(),
      lastDay: Type.String(),
    }),
  ),
  /** Topics of which an answer was judged, the least helpful first. */
  votes: Type.Array(
    Type.Object({
      /** Question of the topic; its name where the topic is gone. */
      topic: Type.String(),
      helpful: Type.Integer(),
      unhelpful: Type.Integer(),
    }),
  ),
});

export type DeskQuestions = Static<typeof DeskQuestions>;

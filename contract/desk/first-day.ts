import Type, { type Static } from 'typebox';

/** `GET /desk/api/first-day`: what an installation needs, in the order in which it is set. */
export const FirstDay = Type.Object({
  steps: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      /** Consequence while it is not set. */
      text: Type.String(),
      isDone: Type.Boolean(),
      /** Address within the desk where it is set; null where only the administrator of the server can. */
      place: Type.Union([Type.Null(), Type.String()]),
      /** Line of the server's environment; null where the desk sets it. */
      line: Type.Union([Type.Null(), Type.String()]),
    }),
  ),
});

export type FirstDay = Static<typeof FirstDay>;

export type FirstDayStep = FirstDay['steps'][number];

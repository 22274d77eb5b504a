import Type from 'typebox';

/** Consent, which every tool that acts for a person asks for. */
export const CONSENT = Type.Optional(
  Type.String({
    minLength: 12,
    maxLength: 300,
    description:
      'The sentence the person agreed to, word for word, such as: Yes, send my name and email to book this demo. Ask first. Not needed if your client can show our question (elicitation)',
  }),
);

/** Key of a request that stores something. */
export const IDEMPOTENCY_KEY = Type.String({
  minLength: 8,
  maxLength: 255,
  pattern: '^[!-~]+$',
  description:
    'A key you make up for this request, such as a UUID. Reuse it if you repeat the call, and the request is stored once',
});

export const RECEIPT = {
  id: Type.String({ description: 'ID of the stored request, for support' }),
  message: Type.String({ description: 'What to tell the person' }),
  isReplayed: Type.Boolean({ description: 'The same request was already stored; nothing was added' }),
};

import Type, { type Static } from 'typebox';

/** Answer 201 of the four lead calls: the request is on disk (design.md, 'Calls'). */
export const LeadReceipt = Type.Object({
  /** UUID of the stored request, for support. */
  id: Type.String({ format: 'uuid' }),
  /** One English sentence for a person. */
  message: Type.String(),
});

export type LeadReceipt = Static<typeof LeadReceipt>;

import Type, { type Static } from 'typebox';
import { group, label } from './parts.ts';

const value = Type.String({
  title: 'Value',
  description: 'Part of addresses that people have kept: it stays when the label changes',
  pattern: '^[a-z]+(?:-[a-z]+)*$',
});

/** A kind of work, and the share of it that an agent takes over in our experience (S2 sections 3 and 9). */
const UseCase = group({
  value,
  label,
  efficiencyPercent: Type.Number({
    title: 'Share that agents take over, in percent',
    minimum: 0,
    maximum: 100,
  }),
});

/** A trade, and how much more or less such work weighs in it (S2 sections 3 and 9). */
const Industry = group({
  value,
  label,
  multiplier: Type.Number({ title: 'Weight', description: '1 is usual', exclusiveMinimum: 0 }),
});

/** Lists of the ROI calculator. */
export const RoiOptionsSchema = group({
  useCases: Type.Array(UseCase, { title: 'Use cases' }),
  industries: Type.Array(Industry, { title: 'Industries' }),
});

export type RoiOptions = Static<typeof RoiOptionsSchema>;
export type UseCaseOption = Static<typeof UseCase>;
export type IndustryOption = Static<typeof Industry>;

import { formatNumber } from '../../design/ui/format-number.ts';

/** What the course costs, and what its students say of it (S2 section 9, 'Course and affiliate'). */
export const offer = {
  priceUsd: 297,
  guaranteeDays: 30,
  rating: 4.9,
  reviews: 2847,
  students: 12429,
} as const;

/** With cents: '297.00'. */
export const priceText = formatNumber(offer.priceUsd, 2);

/** '30-day money-back guarantee'. */
export const guaranteeText = `${offer.guaranteeDays}-day money-back guarantee`;

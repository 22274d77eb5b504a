import { join } from 'node:path';
import { offeredPlans } from 'contract/product/offered-plans.ts';
import { readContent } from '../read-content.ts';

const written = readContent(join(import.meta.dirname, '../en'));

/** The plans of `content/en`, for tests that hold them against the specification. */
export const plans = written.one('plans');

/** The lists of the ROI calculator. */
export const roiOptions = written.one('roi-options');

export const offered = offeredPlans(plans);

import { join } from 'node:path';
import { offeredPlans } from 'contract/product/offered-plans.ts';
import { readContent } from '../read-content.ts';

/** The plans of `content/en`, for tests that hold them against the specification. */
export const plans = readContent(join(import.meta.dirname, '../en')).one('plans');

export const offered = offeredPlans(plans);

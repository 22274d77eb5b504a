import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { upTo } from './affiliate.ts';

/** S2 section 2, 'Affiliate page'. */
export const metadata: PageMetadata = {
  title: 'Affiliate programme',
  description: `Recommend ${brand.name} and earn ${upTo} recurring commission, paid monthly: how it works in three steps, and what each plan earns you.`,
};

import type { AskStep } from 'contract/answers/ask.ts';
import { CONTACT_PAGE, DEMO_PAGE, PRICING_PAGE } from 'contract/site/addresses.ts';

export const ASK_US: AskStep = { label: 'Ask us', page: CONTACT_PAGE };
export const BOOK_DEMO: AskStep = { label: 'Book a demo', page: DEMO_PAGE };
export const COMPARE_PLANS: AskStep = { label: 'Compare the plans', page: PRICING_PAGE };

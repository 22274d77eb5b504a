import type { Static } from 'typebox';
import Type from 'typebox';
import type { Plans } from '../content/plans.ts';
import type { RoiOptions } from '../content/roi-options.ts';
import { CONTACT, CONTACT_TEXTS } from '../leads/contact.ts';
import { strictObject } from '../strict-object.ts';
import type { AgentTool } from './agent-tool.ts';
import { BOOK_DEMO, CANCEL_DEMO, FIND_DEMO_SLOTS, GET_BOOKING, MOVE_DEMO } from './demo-tools.ts';
import { CONSENT, IDEMPOTENCY_KEY, RECEIPT } from './for-a-person.ts';
import { ANSWER_QUESTION, FETCH, READ_PAGE, SEARCH, SEARCH_SITE } from './page-tools.ts';
import { calculateRoiTool, comparePlansTool, ESTIMATE_SAVINGS } from './product-tools.ts';
import { toolFields } from './tool-fields.ts';

const REQUEST_CONTACT = {
  title: 'Ask the team to get in touch',
  description:
    'Sends a person’s message to the sales team, who answer by email. Only with their consent to this message. To book a fixed time, use book_demo instead.',
  input: strictObject({
    ...toolFields(CONTACT, CONTACT_TEXTS),
    consent: CONSENT,
    idempotencyKey: IDEMPOTENCY_KEY,
  }),
  output: Type.Object(RECEIPT),
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;

/** Returns every tool of `MCP_PATH`, in the order in which they are listed to an agent. */
export const agentTools = (plans: Plans, roi: RoiOptions) =>
  ({
    search_site: SEARCH_SITE,
    read_page: READ_PAGE,
    answer_question: ANSWER_QUESTION,
    compare_plans: comparePlansTool(plans),
    calculate_roi: calculateRoiTool(roi),
    estimate_savings: ESTIMATE_SAVINGS,
    find_demo_slots: FIND_DEMO_SLOTS,
    book_demo: BOOK_DEMO,
    get_booking: GET_BOOKING,
    move_demo: MOVE_DEMO,
    cancel_demo: CANCEL_DEMO,
    request_contact: REQUEST_CONTACT,
    search: SEARCH,
    fetch: FETCH,
  }) as const;

export type AgentTools = ReturnType<typeof agentTools>;
export type AgentToolName = keyof AgentTools;
export type ToolInput<Name extends AgentToolName> = Static<AgentTools[Name]['input']>;
export type ToolOutput<Name extends AgentToolName> = Static<AgentTools[Name]['output']>;

import { DEMO, DEMO_TEXTS } from 'contract/leads/demo.ts';
import { agentTexts } from 'contract/leads/form-fields.ts';
import { PROPOSAL_EVENT } from '../features/book-demo/booking-proposal.ts';
import source from '../features/book-demo/booking-tool.ts?bundled';
import { handWords } from '../layout/hand-words.ts';

/** The fields of the call, not those of the plain form: `startDateTime` names the half-hour, and the person gives consent. */
const { tool, fields } = DEMO_TEXTS;
const settings = {
  name: tool.toolname,
  description: tool.tooldescription,
  fields: agentTexts({ fields }),
  optional: Object.entries(DEMO).flatMap(([name, field]) => ('isOptional' in field ? [name] : [])),
  event: PROPOSAL_EVENT,
};

/** Script at an address of its own, like `page-tools.js`: who has no agent never fetches it. */
export const GET = () =>
  new Response(handWords(['bookingTool'], `const BOOKING = ${JSON.stringify(settings)};\n${source}`), {
    headers: { 'content-type': 'text/javascript' },
  });

import { stripTypeScriptTypes } from 'node:module';
import { DEMO_FORM } from 'contract/agents/forms/demo-form.ts';
import { PROPOSAL_EVENT } from '../areas/book-demo/booking-proposal.ts';
import source from '../areas/book-demo/booking-tool.ts?raw';

/** Of the plain form alone: `startDateTime` names the half-hour here, and a person gives the consent in the dialog. */
const PLAIN: readonly string[] = ['date', 'time', 'consent'];

const { name, description, fields } = DEMO_FORM;
const settings = {
  name,
  description,
  fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !PLAIN.includes(field))),
  optional: ['message'],
  event: PROPOSAL_EVENT,
};

/** At an address of its own, as `page-tools.js`: who has no agent never fetches it. */
export const GET = () =>
  new Response(`const BOOKING = ${JSON.stringify(settings)};\n${stripTypeScriptTypes(source)}`, {
    headers: { 'content-type': 'text/javascript' },
  });

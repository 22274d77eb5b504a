import { A_PERSON_SENDS, PERSON_TEXTS } from '../leads/form-fields.ts';

/**
 * The forms of the site, as they are described to an agent in the visitor's browser (WebMCP, decision 016). No
 * validator comes with this file, since browsers load it. The agent fills in a form and the person sends it, so that
 * none asks for a sentence of consent as the tools of `/mcp` do.
 *
 * The words stand in the HTML that the server wrote, where hydration leaves them: an island names them behind
 * `import.meta.env.SSR` alone, and no script carries them again.
 */
export interface FormTool {
  name: string;
  /** Situations to use it in, and its result. */
  description: string;
  /** Contents of its fields, by their names. */
  fields: Readonly<Record<string, string>>;
}

export const SEARCH_FORM = {
  name: 'open_search',
  description: 'Fills in the search for the person, who presses Search. search_site gives the results.',
  fields: { q: 'A question or a few words, in English' },
} satisfies FormTool;

export const ASK_FORM = {
  name: 'open_assistant',
  description:
    'Fills in a question to the site’s assistant for the person, who presses Ask. search_site gives the same facts.',
  fields: { q: 'One question about the product' },
} satisfies FormTool;

export const NEWSLETTER_FORM = {
  name: 'subscribe_to_newsletter',
  description: 'The newsletter isn’t live yet: the form says so, and saves nothing. The RSS feed is.',
  fields: { email: PERSON_TEXTS.email.agent },
} satisfies FormTool;

/** @param date day of the office, `2026-01-15`, which has a form of its own */
export function moveDemoForm(date: string) {
  return {
    name: `move_demo_to_${date}`,
    description: `Moves this demo to another time, on ${date}. ${A_PERSON_SENDS}`,
    fields: { startDateTime: `Free time on ${date}, with its offset from UTC` },
  } satisfies FormTool;
}

export const CANCEL_DEMO_FORM = {
  name: 'cancel_demo',
  description: 'Gives this demo’s time back. Nothing happens until a person presses the button.',
  fields: {},
} satisfies FormTool;

export const CONFIRM_DEMO_FORM = {
  name: 'confirm_demo',
  description: 'Confirms this demo. Nothing happens until a person presses the button.',
  fields: {},
} satisfies FormTool;

export const INVITE_GUESTS_FORM = {
  name: 'invite_guests',
  description: `Invites up to three guests to this demo, by email. ${A_PERSON_SENDS}`,
  fields: { guests: 'Email addresses, with commas between them' },
} satisfies FormTool;

/** @param index its place in the list, from 1 */
export function removeGuestForm(index: number) {
  return {
    name: `remove_guest_${index}`,
    description: 'Takes this guest off the list. Nothing happens until a person presses the button.',
    fields: {},
  } satisfies FormTool;
}

export const STOP_CONTENT_FORM = {
  name: 'stop_content',
  description:
    'Stops content by email. A booked demo stays. Nothing happens until a person presses the button.',
  fields: {},
} satisfies FormTool;

/** Returns the attributes by which a form describes itself. */
export function toolAttributes({ name, description }: FormTool): {
  toolname: string;
  tooldescription: string;
} {
  return { toolname: name, tooldescription: description };
}

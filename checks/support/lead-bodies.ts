import type { LeadKind } from 'contract/api-paths.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';

/** A good request of each kind, as the site would send it. */
export const GOOD_BODIES: Readonly<Record<LeadKind, Readonly<Record<string, string>>>> = {
  demo: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '+919876543210',
    message: 'Two of us will join.',
    startDateTime: '2026-03-11T08:00:00+05:30',
    endDateTime: '2026-03-11T08:30:00+05:30',
    timezone: 'Asia/Kolkata',
  },
  contact: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    company: 'Rao & Daughters',
    phone: '',
    teamSize: '11-50',
    message: 'Please call me.\nMornings are best.',
  },
  agent: {
    name: 'Scheduler',
    role: 'Assistant',
    email: 'asha@example.com',
    goal: '',
    desc: '',
    instructions: '',
  },
  chatbot: {
    name: 'Helper',
    inputTextHolder: 'Ask me anything',
    email: 'asha@example.com',
    suggestions: 'What is this?',
    message: 'Hello!',
  },
};

/** Posts JSON to a lead call. */
export function postLead(
  url: string,
  kind: LeadKind,
  body: unknown = GOOD_BODIES[kind],
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + LEAD_PATHS[kind], {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Posts a lead as a browser without script does, and does not follow the redirect. */
export function postForm(
  url: string,
  kind: LeadKind,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + LEAD_PATHS[kind], {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

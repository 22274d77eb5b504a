import type { Recipient } from 'contract/site/data-processing.ts';

/** Who a visitor's data goes to beside the database and the company that hosts the server: a name, and what it gets. */
export const recipients: Readonly<Record<Recipient, { name: string; gets: string }>> = {
  email: {
    name: 'Email',
    gets: 'The company that carries our email gets confirmations and reminders to you, and each request for the people who answer it.',
  },
  crm: {
    name: 'Customer records',
    gets: 'The whole request with how your visit began, and later changes to a demo.',
  },
  teamChat: {
    name: 'Team chat',
    gets: 'Each request, with your name, your email and what you wrote.',
  },
  calendar: {
    name: 'Our calendar',
    gets: 'Booked demos, with who comes and when.',
  },
  videoCall: {
    name: 'Video call',
    gets: 'The service your demo is held on learns who joins it.',
  },
  languageModel: {
    name: 'Language model',
    gets: 'Messages to the chat of the API, with the ones before them. What you type into a form or ask the assistant doesn’t go there.',
  },
  sharedCounters: {
    name: 'Shared counters',
    gets: 'If we run several servers, they count requests by network address in one place, and pass chat messages on through it.',
  },
};

/** For the lists of a legal document. */
export const recipientEntries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(recipients).map(({ name, gets }) => [name, gets]),
);

/** What the half hour is for (S1 section 2.8). */
export const demoAgenda = {
  title: 'Book a demo',
  description:
    'Bring one task that eats your team’s time. In 20-30 minutes we’ll go through it together and show you what an AI employee can take over.',
  points: [
    'Your current AI and automation challenges',
    'How the multi-agent platform works',
    'Custom use cases for your industry',
    'Next steps and implementation timeline',
  ],
} as const;

/** What happens next, as far as the software does it: the email of a booking and its reminders. */
export const afterBooking = {
  title: 'After you book',
  points: [
    'You get an email with a calendar file, and a link to move or cancel the demo.',
    'It’s a 30-minute video call with someone from our team. The link to join is in that email, or your host sends it before the call.',
    'We remind you a day and an hour before.',
  ],
} as const;

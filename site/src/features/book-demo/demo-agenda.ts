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

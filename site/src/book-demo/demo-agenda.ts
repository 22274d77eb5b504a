/** What the half hour is for (S1 section 2.8). */
export const demoAgenda = {
  title: 'Book a demo',
  description:
    'Bring one task that costs your team too much time. In 20-30 minutes we look at it together and show you which part an AI employee can take over.',
  points: [
    'Your current AI and automation challenges',
    'How the multi-agent platform works',
    'Custom use cases for your industry',
    'Next steps and implementation timeline',
  ],
} as const;

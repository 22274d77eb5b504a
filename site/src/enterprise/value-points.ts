/** Three value points: the claims of S1 section 1, one per point. */
export const valuePoints = [
  {
    figure: '160+',
    title: 'AI agents to start from',
    text: 'Ready for 40+ business functions. Take one as it is, adapt it to your rules, or build your own beside it.',
  },
  {
    figure: '99.9%',
    title: 'Uptime guarantee',
    text: 'For processes that run at night, at quarter end and on the day when everybody else is away.',
  },
  {
    figure: '24/7',
    title: 'Support',
    text: 'Whatever the hour in your offices, there is somebody to ask when a run stops or a rule has to change.',
  },
] as const;

import type { Department } from '../department.ts';

export const marketing: Department = {
  id: 'marketing',
  name: 'Marketing',
  summary: 'Agents plan, draft and measure. Your team decides what goes out.',
  drawing: { agent: 'M4 12v8h6l11 6V6L10 12zM10 12v8', human: 'M26 12c2 2 2 6 0 8' },
  agents: [
    {
      name: 'Campaign Brief Agent',
      description:
        'Turns a goal and a budget into a brief with audience, message, channels and dates, ready for your team to edit.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Content Repurposing Agent',
      description:
        'Cuts one article or webinar into posts, emails and captions in your tone, each with a link to its source.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Search Content Agent',
      description:
        'Finds the questions buyers type, compares them with your pages and drafts what’s missing.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Campaign Performance Agent',
      description:
        'Reads every channel’s numbers each morning, names what changed and proposes where to move the budget.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '3-4 weeks',
    },
  ],
};

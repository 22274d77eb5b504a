import type { Department } from '../department.ts';

export const sales: Department = {
  id: 'sales',
  name: 'Sales',
  summary: 'Agents prepare and follow up. Your people talk to the customer.',
  drawing: { agent: 'M4 25l8-8 5 5L28 9', human: 'M20 8h8v8' },
  agents: [
    {
      name: 'Lead Qualification Agent',
      description:
        'Asks a new enquiry the questions that matter, scores the answers and books a good one into the right calendar.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Account Research Agent',
      description:
        'Gathers the news, people and open tickets of an account on the one page that you want before a call.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Pipeline Upkeep Agent',
      description:
        'Compares each deal with its emails and calls, asks for missing dates and marks the deals that have gone quiet.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '2-4 weeks',
    },
  ],
};

import type { Department } from '../department.ts';

export const sales: Department = {
  id: 'sales',
  name: 'Sales',
  summary: 'Agents prepare and follow up. Your people do the talking.',
  drawing: { agent: 'M4 25l8-8 5 5L28 9', human: 'M20 8h8v8' },
  agents: [
    {
      name: 'Lead Qualification Agent',
      description:
        'Asks new inquiries the questions that matter, scores the answers and books the good ones with the right rep.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Account Research Agent',
      description: 'Puts an account’s news, people and open tickets on the one page you want before a call.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Pipeline Upkeep Agent',
      description:
        'Compares each deal with its emails and calls, asks for missing dates and flags quiet deals.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '2-4 weeks',
    },
  ],
};

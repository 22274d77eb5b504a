import type { Department } from '../department.ts';

export const researchAnalytics: Department = {
  id: 'research-analytics',
  name: 'Research & Analytics',
  summary: 'Agents read widely and show their sources. Your analysts draw the conclusion.',
  drawing: { agent: 'M6 27v-8M13 27V15M20 27v-6M27 27V13', human: 'M5 12l8-5 7 6 8-8' },
  agents: [
    {
      name: 'Market Research Agent',
      description:
        'Reads reports, filings and news on a question and answers with a short brief that gives the source of every statement.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Data Question Agent',
      description:
        'Turns a question in plain English into a query on your data warehouse, shows the query and charts the result.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '4-6 weeks',
    },
  ],
};

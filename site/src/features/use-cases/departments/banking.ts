import type { Department } from '../department.ts';

export const banking: Department = {
  id: 'banking',
  name: 'Banking',
  summary: 'Agents complete the file. An officer reads it and signs.',
  drawing: { agent: 'M4 12h24L16 5zM4 27h24', human: 'M8 16v7M16 16v7M24 16v7' },
  agents: [
    {
      name: 'Loan File Agent',
      description:
        'Checks applications for missing pages, reads the statements and prepares the summary for the credit officer.',
      complexity: 'High',
      demoReady: 'Yes',
      goLiveTime: '4-6 weeks',
    },
    {
      name: 'Due Diligence Agent',
      description:
        'Collects a customer’s ID documents and registry records, fills in the file and flags what an analyst needs to check.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '6-8 weeks',
    },
  ],
};

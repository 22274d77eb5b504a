import type { Department } from '../department.ts';

export const customerService: Department = {
  id: 'customer-service',
  name: 'Customer Service',
  summary: 'Agents sort and draft. A person takes over wherever judgment is needed.',
  drawing: { agent: 'M4 6h17v11H11l-5 5v-5H4z', human: 'M25 12h3v10h-2v4l-4-4h-6' },
  agents: [
    {
      name: 'Ticket Triage Agent',
      description: 'Sorts messages by topic, urgency and language, merges duplicates and routes them.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Support Reply Agent',
      description:
        'Drafts answers from your help center and past tickets, sends the routine ones and hands the rest to a person.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
  ],
};

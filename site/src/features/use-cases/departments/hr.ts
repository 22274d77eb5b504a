import type { Department } from '../department.ts';

export const hr: Department = {
  id: 'hr',
  name: 'HR',
  summary: 'Agents read, prepare and answer. Every decision about a person is made by a person.',
  drawing: {
    agent: 'M20 8h8v8h-8zM18 26v-3h11v3',
    human: 'M10 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 26c0-5 3-7 7-7s7 2 7 7',
  },
  agents: [
    {
      name: 'Candidate Screening Agent',
      description:
        'Reads applications against your criteria, explains each match and leaves every rejection to a recruiter.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Onboarding Agent',
      description:
        'Prepares accounts, forms and the first week’s calendar, and answers new hires’ questions from your handbook.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'HR Policy Agent',
      description:
        'Answers questions about leave, pay and benefits with the relevant paragraph, and passes personal cases to HR.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
  ],
};

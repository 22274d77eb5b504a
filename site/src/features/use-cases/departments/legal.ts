import type { Department } from '../department.ts';

export const legal: Department = {
  id: 'legal',
  name: 'Legal',
  summary: 'Agents compare, track and cite. Counsel decides.',
  drawing: { agent: 'M16 5v22M10 27h12M6 9h20', human: 'M6 9l-4 9h8zM26 9l-4 9h8z' },
  agents: [
    {
      name: 'NDA Agent',
      description: 'Reads incoming NDAs, prepares standard ones for signature and lists where others differ.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Obligation Tracking Agent',
      description:
        'Puts dates, notices and duties from signed contracts on a calendar and reminds their owners in time.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-4 weeks',
    },
    {
      name: 'Contract Review Agent',
      description:
        'Compares each clause with your playbook, flags what deviates and proposes wording for counsel.',
      complexity: 'High',
      demoReady: 'Yes',
      goLiveTime: '4-6 weeks',
    },
    {
      name: 'Legal Research Agent',
      description:
        'Searches statutes and case law for a question and writes a memo where every citation opens.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '4-6 weeks',
    },
    {
      name: 'Claims Chronology Agent',
      description:
        'Puts letters, minutes and site reports on one timeline and ties each event to its evidence.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '6-8 weeks',
    },
  ],
};

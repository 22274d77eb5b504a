import type { Department } from '../department.ts';

export const knowledgeAgent: Department = {
  id: 'knowledge-agent',
  name: 'Knowledge Agent',
  summary: 'Agents find and cite. The owner of a page has the last word.',
  drawing: { agent: 'M16 9C12 5 7 6 4 6v18c4-1 9 0 12 3 3-3 8-4 12-3V6c-3 0-8-1-12 3', human: 'M16 9v18' },
  agents: [
    {
      name: 'Document Answer Agent',
      description: 'Answers from your manuals, files and wikis, with the page behind every statement.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Expert Finder Agent',
      description:
        'Learns from documents and tickets who knows what, and introduces you to that person when no document has the answer.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Knowledge Upkeep Agent',
      description:
        'Finds pages that are out of date or contradict each other and drafts the fix for their owner.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '3-4 weeks',
    },
    {
      name: 'Secure Search Agent',
      description:
        'Searches several systems at once and shows each reader only what they have the right to see.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '4-6 weeks',
    },
  ],
};

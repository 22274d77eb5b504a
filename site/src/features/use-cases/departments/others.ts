import type { Department } from '../department.ts';

export const others: Department = {
  id: 'others',
  name: 'Others',
  summary: 'Agents for work every department shares, and for departments of their own.',
  drawing: { agent: 'M5 5h9v9H5zM5 18h9v9H5zM18 18h9v9h-9z', human: 'M22.5 4.5v10M17.5 9.5h10' },
  agents: [
    {
      name: 'Meeting Notes Agent',
      description:
        'Writes down decisions, owners and dates from a recording, and files the tasks once the meeting owner approves.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Translation Review Agent',
      description:
        'Translates documents with your glossary and flags the sentences a native speaker should read.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Project Status Agent',
      description:
        'Asks each owner for progress on Thursday, compares it with the plan and has the report ready Friday.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Travel Planning Agent',
      description: 'Suggests trips within your travel policy, holds the seats and lets the traveler choose.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Lesson Planning Agent',
      description:
        'Builds a lesson from the curriculum and the last one’s results, with exercises at three levels for the teacher to adjust.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Supplier Comparison Agent',
      description: 'Puts quotes in one table, checks them against the request and lists what’s still to ask.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'IT Service Desk Agent',
      description:
        'Resolves password, access and device requests using your runbooks, and opens a ticket with its notes when it can’t.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Stock Watch Agent',
      description: 'Tracks stock, lead times and orders, and prepares a reorder for the buyer to approve.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '3-5 weeks',
    },
    {
      name: 'RFP Response Agent',
      description: 'Lists every RFP requirement, drafts answers from past bids and shows what’s still open.',
      complexity: 'High',
      demoReady: 'Yes',
      goLiveTime: '4-6 weeks',
    },
    {
      name: 'Site Safety Agent',
      description:
        'Reads inspection photos and reports, flags likely hazards and tells the site manager which rule applies.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '6-8 weeks',
    },
  ],
};

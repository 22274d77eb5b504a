import type { Department } from '../department.ts';

export const others: Department = {
  id: 'others',
  name: 'Others',
  summary: 'Agents for work that belongs to every department, or to one of its own.',
  drawing: { agent: 'M5 5h9v9H5zM5 18h9v9H5zM18 18h9v9h-9z', human: 'M22.5 4.5v10M17.5 9.5h10' },
  agents: [
    {
      name: 'Meeting Notes Agent',
      description:
        'Writes down decisions, owners and dates from a recording, and files the tasks once the chair agrees.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Translation Review Agent',
      description:
        'Translates documents with your glossary and marks the sentences that a native speaker should read.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '0-1 week',
    },
    {
      name: 'Project Status Agent',
      description:
        'Asks each owner for progress on Thursday, compares it with the plan and has the report ready on Friday.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Travel Planning Agent',
      description:
        'Suggests journeys within your travel policy, holds the seats and lets the traveller choose.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Lesson Planning Agent',
      description:
        'Builds a lesson from the curriculum and the results of the last one, with tasks at three levels for the teacher to adjust.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Supplier Comparison Agent',
      description:
        'Puts offers into one table, checks them against the request and lists the questions still to ask.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'IT Service Desk Agent',
      description:
        'Settles password, access and device requests by your runbooks, and opens a ticket with its notes when it cannot.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '2-3 weeks',
    },
    {
      name: 'Stock Watch Agent',
      description: 'Follows stock, lead times and orders, and prepares a reorder for the buyer to approve.',
      complexity: 'Medium',
      demoReady: 'No',
      goLiveTime: '3-5 weeks',
    },
    {
      name: 'Tender Response Agent',
      description:
        'Lists every requirement of a tender, drafts answers from past bids and shows what is still open.',
      complexity: 'High',
      demoReady: 'Yes',
      goLiveTime: '4-6 weeks',
    },
    {
      name: 'Site Safety Agent',
      description:
        'Reads photos and reports of an inspection, marks likely hazards and tells the site manager which rule applies.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '6-8 weeks',
    },
  ],
};

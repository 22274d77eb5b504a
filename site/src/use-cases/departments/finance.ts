import type { Department } from '../department.ts';

export const finance: Department = {
  id: 'finance',
  name: 'Finance',
  summary: 'Agents match, check and forecast. Payments leave with a signature of yours.',
  drawing: { agent: 'M5 9c0-5 22-5 22 0s-22 5-22 0v14c0 5 22 5 22 0V9', human: 'M5 16c0 5 22 5 22 0' },
  agents: [
    {
      name: 'Expense Check Agent',
      description:
        'Holds each claim against your policy, asks for missing receipts and sends exceptions to the manager.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Invoice Matching Agent',
      description:
        'Matches invoices with orders and deliveries, prepares what agrees for posting and asks the buyer about the rest.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '3-4 weeks',
    },
    {
      name: 'Cash Forecast Agent',
      description:
        'Renews the forecast every night from bank lines, open invoices and payroll, and explains each large change.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '4-6 weeks',
    },
  ],
};

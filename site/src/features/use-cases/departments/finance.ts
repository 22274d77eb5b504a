import type { Department } from '../department.ts';

export const finance: Department = {
  id: 'finance',
  name: 'Finance',
  summary: 'Agents match, check and forecast. Payments go out with your signature.',
  drawing: { agent: 'M5 9c0-5 22-5 22 0s-22 5-22 0v14c0 5 22 5 22 0V9', human: 'M5 16c0 5 22 5 22 0' },
  agents: [
    {
      name: 'Expense Check Agent',
      description:
        'Checks each claim against policy, asks for missing receipts and sends exceptions to the manager.',
      complexity: 'Low',
      demoReady: 'Yes',
      goLiveTime: '1-2 weeks',
    },
    {
      name: 'Invoice Matching Agent',
      description:
        'Matches invoices to POs and receipts, prepares clean ones for posting and asks the buyer about the rest.',
      complexity: 'Medium',
      demoReady: 'Yes',
      goLiveTime: '3-4 weeks',
    },
    {
      name: 'Cash Forecast Agent',
      description:
        'Updates the forecast nightly from bank lines, open invoices and payroll, and explains big changes.',
      complexity: 'High',
      demoReady: 'No',
      goLiveTime: '4-6 weeks',
    },
  ],
};

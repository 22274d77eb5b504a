import type { FormTool } from '../form-tools.ts';

export const ROI_FORM = {
  name: 'fill_in_roi_calculator',
  description:
    'Fills in the calculator for the person, who presses Calculate. calculate_roi gives the figures.',
  fields: {
    employees: 'People in the team',
    avgSalary: 'Average salary, USD per year',
    hoursPerWeek: 'Hours each of them works per week',
    implementationCost: 'What the rollout costs, USD, once',
    automationPercentage: 'Share of this work to hand over, in percent',
    useCase: 'Kind of work',
    industry: 'Industry',
  },
} satisfies FormTool;

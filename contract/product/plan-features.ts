import type { PlanKey } from './plans.ts';

/** Features by the plan that they begin with: the larger plans have them too (S2 section 9, 'Plans'). */
export const FEATURES_FROM = {
  'Customer Support': 'startup',
  'Persona builder': 'startup',
  'AI Recruiter': 'enterprise',
  'RFP Writer': 'enterprise',
  'Analytics agent': 'enterprise',
  'Custom-built AI employee': 'enterprise',
  'API access': 'startup',
  Integrations: 'startup',
  'Custom integrations': 'enterprise',
  'Priority support': 'enterprise',
  'On-premise': 'enterprise',
  'Your own AI key': 'enterprise',
} as const satisfies Record<string, PlanKey>;

export type PlanFeature = keyof typeof FEATURES_FROM;

/** Typical price of a project in USD, by the value of its use case. Specified with the rest, it enters no sum, and no page carries it. */
export const useCaseCosts: Readonly<Record<string, number>> = {
  'customer-service': 30_000,
  'document-processing': 25_000,
  'data-analysis': 40_000,
  'content-generation': 20_000,
  'sales-automation': 35_000,
  'hr-operations': 30_000,
  'financial-analysis': 45_000,
  'legal-research': 60_000,
  'marketing-analytics': 35_000,
  'project-management': 25_000,
};

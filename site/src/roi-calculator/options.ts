/** A kind of work, and the share of it that an agent takes over in our experience (S2 sections 3 and 9). */
export interface UseCaseOption {
  value: string;
  label: string;
  efficiencyPercent: number;
  /** Typical price of such a project in USD. Kept with the data as specified; it does not enter the sums. */
  cost: number;
}

/** A trade, and how much more or less such work weighs in it (S2 sections 3 and 9). */
export interface IndustryOption {
  value: string;
  label: string;
  multiplier: number;
}

export const useCaseOptions: readonly UseCaseOption[] = [
  { value: 'customer-service', label: 'Customer service', efficiencyPercent: 45, cost: 30_000 },
  { value: 'document-processing', label: 'Document processing', efficiencyPercent: 65, cost: 25_000 },
  { value: 'data-analysis', label: 'Data analysis', efficiencyPercent: 55, cost: 40_000 },
  { value: 'content-generation', label: 'Content generation', efficiencyPercent: 70, cost: 20_000 },
  { value: 'sales-automation', label: 'Sales automation', efficiencyPercent: 40, cost: 35_000 },
  { value: 'hr-operations', label: 'HR operations', efficiencyPercent: 50, cost: 30_000 },
  { value: 'financial-analysis', label: 'Financial analysis', efficiencyPercent: 60, cost: 45_000 },
  { value: 'legal-research', label: 'Legal research', efficiencyPercent: 75, cost: 60_000 },
  { value: 'marketing-analytics', label: 'Marketing analytics', efficiencyPercent: 55, cost: 35_000 },
  { value: 'project-management', label: 'Project management', efficiencyPercent: 35, cost: 25_000 },
];

export const industryOptions: readonly IndustryOption[] = [
  { value: 'technology', label: 'Technology', multiplier: 1.2 },
  { value: 'finance', label: 'Finance', multiplier: 1.4 },
  { value: 'healthcare', label: 'Healthcare', multiplier: 1.1 },
  { value: 'legal', label: 'Legal', multiplier: 1.5 },
  { value: 'consulting', label: 'Consulting', multiplier: 1.3 },
  { value: 'manufacturing', label: 'Manufacturing', multiplier: 0.9 },
  { value: 'retail', label: 'Retail', multiplier: 1 },
  { value: 'education', label: 'Education', multiplier: 0.8 },
  { value: 'marketing', label: 'Marketing', multiplier: 1.1 },
  { value: 'real-estate', label: 'Real estate', multiplier: 1 },
];

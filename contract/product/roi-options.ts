/** A kind of work, and the share of it that an agent takes over in our experience (S2 sections 3 and 9). */
export interface UseCaseOption {
  value: string;
  label: string;
  efficiencyPercent: number;
}

/** A trade, and how much more or less such work weighs in it (S2 sections 3 and 9). */
export interface IndustryOption {
  value: string;
  label: string;
  multiplier: number;
}

export const useCaseOptions: readonly UseCaseOption[] = [
  useCase('Customer service', 45),
  useCase('Document processing', 65),
  useCase('Data analysis', 55),
  useCase('Content generation', 70),
  useCase('Sales automation', 40),
  useCase('HR operations', 50),
  useCase('Financial analysis', 60),
  useCase('Legal research', 75),
  useCase('Marketing analytics', 55),
  useCase('Project management', 35),
];

/** Typical price of such a project in USD, by label. Specified with the rest, it enters no sum, and no page carries it. */
export const useCaseCosts: Readonly<Record<string, number>> = {
  'Customer service': 30_000,
  'Document processing': 25_000,
  'Data analysis': 40_000,
  'Content generation': 20_000,
  'Sales automation': 35_000,
  'HR operations': 30_000,
  'Financial analysis': 45_000,
  'Legal research': 60_000,
  'Marketing analytics': 35_000,
  'Project management': 25_000,
};

export const industryOptions: readonly IndustryOption[] = [
  industry('Technology', 1.2),
  industry('Finance', 1.4),
  industry('Healthcare', 1.1),
  industry('Legal', 1.5),
  industry('Consulting', 1.3),
  industry('Manufacturing', 0.9),
  industry('Retail', 1),
  industry('Education', 0.8),
  industry('Marketing', 1.1),
  industry('Real estate', 1),
];

function useCase(label: string, efficiencyPercent: number): UseCaseOption {
  return { value: slugOf(label), label, efficiencyPercent };
}

function industry(label: string, multiplier: number): IndustryOption {
  return { value: slugOf(label), label, multiplier };
}

/** The value that the specification gives to a label: 'real-estate' to 'Real estate'. */
function slugOf(label: string): string {
  return label.toLowerCase().replace(' ', '-');
}

import { type Client, clients } from '../home/client-logos/client-logos.ts';
import { paths } from '../routes.ts';
import type { CaseStudy } from './case-study.ts';

/** Every file in `studies/`, by name: a new study is a new file there. */
const files = import.meta.glob<CaseStudy>('./studies/*.ts', { eager: true, import: 'study' });

/** All case studies (S2 section 2). */
export const caseStudies: readonly CaseStudy[] = Object.values(files);

/** Address of a case study. */
export function caseStudyPath({ slug }: CaseStudy): string {
  return `${paths.caseStudies}/${slug}`;
}

/** The customer of a study, or the partner of a release, with its word mark. */
export function findClient(name: string): Client {
  const client = clients.find((one) => one.name === name);
  if (!client) throw new Error(`${name} has no logo in client-logos.ts`);
  return client;
}

import type { Home } from 'contract/content/pages/home.ts';
import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import type { ExplorerEntry } from '../../../design/ui/ExplorerPanels.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { ContractPicture, KnowledgePicture } from './DocumentPictures.tsx';
import { AnalyticsPicture, TeacherPicture } from './FigurePictures.tsx';
import { ProjectPicture, SalesPicture, ScrumPicture } from './TeamPictures.tsx';
import { SeoPicture, SupportPicture } from './TextPictures.tsx';
import styles from './use-cases.module.css';

/** The nine use cases of S1 section 1, in its order; figures of impact are those of section 9. */
export function listUseCases(): ExplorerEntry[] {
  const { scrum, sales, seo, projects, support, analytics, teachers, knowledge, contracts } =
    content().one('pages/home').useCases;
  return [
    entry('scrum', scrum, <ScrumPicture words={scrum.picture} />),
    entry('sales', sales, <SalesPicture words={sales.picture} />),
    entry('seo', seo, <SeoPicture words={seo.picture} />),
    entry('projects', projects, <ProjectPicture words={projects.picture} />),
    entry('support', support, <SupportPicture words={support.picture} />),
    entry('analytics', analytics, <AnalyticsPicture words={analytics.picture} />),
    entry('teachers', teachers, <TeacherPicture words={teachers.picture} />),
    entry('knowledge', knowledge, <KnowledgePicture words={knowledge.picture} />),
    entry('contracts', contracts, <ContractPicture words={contracts.picture} />),
  ];
}

/** Returns the same list as the `Tabs` island takes it. */
export function listUseCaseTabs() {
  return listUseCases().map(({ id, title }) => ({ id, name: title }));
}

function entry(
  name: string,
  { title, description, impact }: Omit<Home['useCases']['scrum'], 'picture'>,
  picture: ReactNode,
): ExplorerEntry {
  return { id: `use-case-${name}`, title, description, impact, picture };
}

/** Nine tasks and the agents that take them on (S1 section 2.3); the page puts the tabs in. */
export function UseCaseExplorer({ children }: { children: ReactNode }) {
  const { title, lede } = content().one('pages/home').useCases;
  return (
    <Section id="use-cases" labelledBy="use-cases-title">
      <SectionHead id="use-cases-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.pictures}>{children}</div>
    </Section>
  );
}

import type { Services } from 'contract/content/pages/services.ts';
import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import type { ExplorerEntry } from '../../../design/ui/ExplorerPanels.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import type { Tab } from '../../../design/ui/Tabs.island.tsx';
import { DocumentPicture, LegalPicture } from './DocumentPictures.tsx';
import { RagPicture, StudyPicture } from './KnowledgePictures.tsx';
import { EnterprisePicture, FinancialPicture } from './OperationsPictures.tsx';
import { MarketingPicture, ProposalPicture, SolutioningPicture } from './SalesPictures.tsx';

/** One tab of the solutions showcase (S1 section 3, 'Showcase tab entry'). */
export interface Solution extends ExplorerEntry {
  /** Label on the tab. */
  name: string;
}

/** The nine solutions, the first of them shown at the start (S1 section 2.5); figures are those of S1 section 9. */
export function solutions(): Solution[] {
  const { enterprise, document, marketing, financial, legal, rag, proposal, study, solutioning } =
    content().one('pages/services').showcase;
  return [
    solution('enterprise', enterprise, <EnterprisePicture words={enterprise.picture} />),
    solution('document', document, <DocumentPicture words={document.picture} />),
    solution('marketing', marketing, <MarketingPicture words={marketing.picture} />),
    solution('financial', financial, <FinancialPicture words={financial.picture} />),
    solution('legal', legal, <LegalPicture words={legal.picture} />),
    solution('rag', rag, <RagPicture words={rag.picture} />),
    solution('proposal', proposal, <ProposalPicture words={proposal.picture} />),
    solution('study', study, <StudyPicture words={study.picture} />),
    solution('solutioning', solutioning, <SolutioningPicture words={solutioning.picture} />),
  ];
}

/** Returns what the tabs need to know of them. */
export function showcaseTabs(): Tab[] {
  return solutions().map(({ id, name }) => ({ id, name }));
}

function solution(
  id: string,
  { name, title, description, impact }: Omit<Services['showcase']['rag'], 'picture'>,
  picture: ReactNode,
): Solution {
  return { id: `showcase-${id}`, name, title, description, impact, picture };
}

/** The section of the solutions showcase (S1 section 2.5). `children` are its tabs. */
export function Showcase({ children }: { children?: ReactNode }) {
  const { title, lede } = content().one('pages/services').showcase;
  return (
    <Section labelledBy="showcase-title" tone="quiet">
      <SectionHead id="showcase-title" title={title}>
        {lede}
      </SectionHead>
      {children}
    </Section>
  );
}

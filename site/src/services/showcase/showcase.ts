import type { ComponentType } from 'react';
import type { Tab } from '../../ui/Tabs.island.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';
import { EnterprisePicture } from './EnterprisePicture.tsx';
import { FinancialPicture } from './FinancialPicture.tsx';
import { LegalPicture } from './LegalPicture.tsx';
import { MarketingPicture } from './MarketingPicture.tsx';
import { ProposalPicture } from './ProposalPicture.tsx';
import { RagPicture } from './RagPicture.tsx';
import { SolutioningPicture } from './SolutioningPicture.tsx';
import { StudyPicture } from './StudyPicture.tsx';

/** One tab of the solutions showcase (S1 section 3, 'Showcase tab entry'). */
export interface Solution {
  id: string;
  /** On the tab. */
  name: string;
  title: string;
  description: string;
  picture: ComponentType;
  impact: Impact;
}

/** What it is worth to the business. Figures are those of S1 section 9 and no others. */
export interface Impact {
  figure?: string;
  text: string;
}

/** The nine solutions; the first is shown at the start (S1 section 2.5). */
export const solutions: Solution[] = [
  {
    id: 'showcase-enterprise',
    name: 'Enterprise',
    title: 'One workspace for every department',
    description:
      'Each department has agents of its own, and they can ask one another. People see who works on what, and access follows your organisation chart.',
    picture: EnterprisePicture,
    impact: { text: 'Departments share an answer instead of asking the same question twice.' },
  },
  {
    id: 'showcase-document',
    name: 'Document',
    title: 'Documents read, checked and filed',
    description:
      'Invoices, delivery notes and claims are read the moment they arrive. The fields go into your system, and whatever does not add up goes to a person.',
    picture: DocumentPicture,
    impact: { figure: '85%', text: 'cost savings' },
  },
  {
    id: 'showcase-marketing',
    name: 'Marketing',
    title: 'Campaigns planned, written and timed',
    description:
      'Agents plan the week, draft for every channel and learn from the replies. Nothing is published before your team has read it.',
    picture: MarketingPicture,
    impact: {
      text: 'Drafts for every channel are ready when the week begins, so the team can spend it on ideas.',
    },
  },
  {
    id: 'showcase-financial',
    name: 'Financial',
    title: 'A forecast that explains itself',
    description:
      'Agents match bank lines, renew the cash forecast every night and name the customer or the bill that moved it.',
    picture: FinancialPicture,
    impact: { text: 'A shortfall shows while there is still time to ring the customer or move the payment.' },
  },
  {
    id: 'showcase-legal',
    name: 'Legal',
    title: 'Contracts held against your own rules',
    description:
      'Every clause is compared with your playbook. The agent marks what deviates, proposes wording and leaves the decision to counsel.',
    picture: LegalPicture,
    impact: { figure: '85%', text: 'less contract review time' },
  },
  {
    id: 'showcase-rag',
    name: 'RAG',
    title: 'Answers that show their sources',
    description:
      'Agentic retrieval searches your files, tickets and wikis, reads the passages that matter and answers with a reference for every statement.',
    picture: RagPicture,
    impact: { text: 'Staff can act on an answer, because they see which page it comes from.' },
  },
  {
    id: 'showcase-proposal',
    name: 'Proposal',
    title: 'From tender to finished proposal',
    description:
      'Agents list every requirement, draft each answer from your past bids and show what is still open before the deadline.',
    picture: ProposalPicture,
    impact: { figure: '89%', text: 'win rate' },
  },
  {
    id: 'showcase-study',
    name: 'Study',
    title: 'Training from your own material',
    description:
      'Handbooks become short lessons with questions. Whoever goes wrong gets another explanation, and trainers see where a group is stuck.',
    picture: StudyPicture,
    impact: { text: 'New colleagues practise with the rules they will work by, from their first day.' },
  },
  {
    id: 'showcase-solutioning',
    name: 'Solutioning',
    title: 'From a problem to a design you can defend',
    description:
      'Agents collect the constraints, sketch the options and compare time, cost and risk. An architect chooses, and the reasons stay on record.',
    picture: SolutioningPicture,
    impact: { text: 'Architects give their hours to the choice instead of the paperwork before it.' },
  },
];

/** What the tabs need to know of them. */
export const showcaseTabs: Tab[] = solutions.map(({ id, name }) => ({ id, name }));

import { createElement } from 'react';
import type { ExplorerEntry } from '../../../design/ui/ExplorerPanels.tsx';
import type { Tab } from '../../../design/ui/Tabs.island.tsx';
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
export interface Solution extends ExplorerEntry {
  /** On the tab. */
  name: string;
}

/** The nine solutions, the first of them shown at the start (S1 section 2.5); figures are those of S1 section 9. */
export const solutions: Solution[] = [
  {
    id: 'showcase-enterprise',
    name: 'Enterprise',
    title: 'One workspace for every department',
    description:
      'Every department has its own agents, and they can ask each other. Everyone sees who’s on what, and access follows your roles.',
    picture: createElement(EnterprisePicture),
    impact: {
      lead: 'One answer, shared',
      text: 'No team asks a question another team has already answered.',
    },
  },
  {
    id: 'showcase-document',
    name: 'Document',
    title: 'Documents read, checked and filed',
    description:
      'Invoices, delivery notes and claims are read as they arrive. Fields go to your system; anything that doesn’t add up goes to a person.',
    picture: createElement(DocumentPicture),
    impact: { lead: '85%', text: 'cost savings' },
  },
  {
    id: 'showcase-marketing',
    name: 'Marketing',
    title: 'Campaigns planned, written and timed',
    description:
      'Agents plan the week, draft for every channel and learn from the replies. Nothing goes out until your team has read it.',
    picture: createElement(MarketingPicture),
    impact: {
      lead: 'Drafts by Monday',
      text: 'Every channel has one waiting, so the week goes to ideas.',
    },
  },
  {
    id: 'showcase-financial',
    name: 'Financial',
    title: 'A forecast that explains itself',
    description:
      'Agents match bank lines, refresh the cash forecast nightly and name the customer or bill that moved it.',
    picture: createElement(FinancialPicture),
    impact: {
      lead: 'Warned in time',
      text: 'You see a shortfall while you can still call the customer or move a payment.',
    },
  },
  {
    id: 'showcase-legal',
    name: 'Legal',
    title: 'Contracts checked against your playbook',
    description:
      'Every clause is compared with your playbook. The agent flags deviations, proposes wording and leaves the call to counsel.',
    picture: createElement(LegalPicture),
    impact: { lead: '85%', text: 'less contract review time' },
  },
  {
    id: 'showcase-rag',
    name: 'RAG',
    title: 'Answers that show their sources',
    description:
      'Agentic retrieval searches your files, tickets and wikis, reads the passages that matter and answers with a source for every statement.',
    picture: createElement(RagPicture),
    impact: {
      lead: 'Answers you can check',
      text: 'People act on what they can trace to a page.',
    },
  },
  {
    id: 'showcase-proposal',
    name: 'Proposal',
    title: 'From RFP to finished proposal',
    description: 'Agents list every requirement, draft answers from past bids and show what’s still open.',
    picture: createElement(ProposalPicture),
    impact: { lead: '89%', text: 'win rate' },
  },
  {
    id: 'showcase-study',
    name: 'Study',
    title: 'Training from your own material',
    description:
      'Handbooks become short lessons with quizzes. Wrong answers get a second explanation, and trainers see where people get stuck.',
    picture: createElement(StudyPicture),
    impact: {
      lead: 'Ready from day one',
      text: 'New hires practice the rules they’ll really work by.',
    },
  },
  {
    id: 'showcase-solutioning',
    name: 'Solutioning',
    title: 'From a problem to a design you can defend',
    description:
      'Agents collect the constraints, sketch the options and compare time, cost and risk. An architect chooses, and the reasons stay on file.',
    picture: createElement(SolutioningPicture),
    impact: {
      lead: 'Options, compared',
      text: 'Architects weigh options instead of hunting for facts.',
    },
  },
];

/** What the tabs need to know of them. */
export const showcaseTabs: Tab[] = solutions.map(({ id, name }) => ({ id, name }));

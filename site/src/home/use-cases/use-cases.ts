import {
  BookMarked,
  ChartGantt,
  ChartLine,
  GraduationCap,
  Handshake,
  Headset,
  type LucideIcon,
  Scale,
  SquareKanban,
  TextSearch,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AnalyticsPicture } from './AnalyticsPicture.tsx';
import { ContractPicture } from './ContractPicture.tsx';
import { KnowledgePicture } from './KnowledgePicture.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { SalesPicture } from './SalesPicture.tsx';
import { ScrumPicture } from './ScrumPicture.tsx';
import { SeoPicture } from './SeoPicture.tsx';
import { SupportPicture } from './SupportPicture.tsx';
import { TeacherPicture } from './TeacherPicture.tsx';

/** One item of the use-case explorer (S1 sections 2.3 and 3). */
export interface UseCase {
  /** Also the id of its panel, and so the address that opens it. */
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  picture: ComponentType;
  impact: Impact;
}

/** What changes for the business: a figure only where S1 section 9 claims one; `text` reads on from it. */
export type Impact = { text: string } & ({ figure: string } | { phrase: string });

/** The nine use cases of S1 section 1, in its order. */
export const useCases: readonly UseCase[] = [
  {
    id: 'use-case-scrum',
    icon: SquareKanban,
    title: 'Scrum Agent',
    description:
      'Sorts the backlog, sizes each story by past sprints and flags what does not fit. Planning opens with decisions to take, not data to enter.',
    picture: ScrumPicture,
    impact: {
      figure: '80%',
      text: 'of sprint planning automated. The meeting is left for scope and trade-offs.',
    },
  },
  {
    id: 'use-case-sales',
    icon: Handshake,
    title: 'Sales Agent',
    description:
      'Qualifies every enquiry, keeps the pipeline current and drafts the next reply with the reason for sending it. Your sales people read, adjust and send.',
    picture: SalesPicture,
    impact: {
      figure: '45%',
      text: 'gain in lead conversion. No enquiry waits until somebody has a free hour.',
    },
  },
  {
    id: 'use-case-seo',
    icon: TextSearch,
    title: 'SEO Agent',
    description:
      'Watches your rankings, finds the searches that you have no page for and writes a brief for each. Editors choose which briefs become pages.',
    picture: SeoPicture,
    impact: {
      phrase: 'Briefs, not guesses',
      text: 'Every new page starts from a search that people make and a gap that you can see.',
    },
  },
  {
    id: 'use-case-projects',
    icon: ChartGantt,
    title: 'Project Management Agents',
    description:
      'Agents for plan, risk, cost and reporting share one timeline and tell each other what has moved. The project manager gets the few decisions that a person must take.',
    picture: ProjectPicture,
    impact: {
      phrase: 'One timeline',
      text: 'A late delivery reaches the plan, the forecast and the client report on the same day.',
    },
  },
  {
    id: 'use-case-support',
    icon: Headset,
    title: 'Customer Support Agent',
    description:
      'Answers routine questions from your help pages and order data, in the tone of your team. A case that needs judgement goes to a person, with everything said so far.',
    picture: SupportPicture,
    impact: {
      figure: '90%',
      text: 'faster response, and a person on every case that needs one.',
    },
  },
  {
    id: 'use-case-analytics',
    icon: ChartLine,
    title: 'Analytics Agent',
    description:
      'Reads your dashboards each morning, tells a real change from noise and writes down its likely cause. Each finding names the data that it rests on.',
    picture: AnalyticsPicture,
    impact: {
      phrase: 'Findings, not charts',
      text: 'The meeting starts with what changed and why. Nobody spends the day before on slides.',
    },
  },
  {
    id: 'use-case-teachers',
    icon: GraduationCap,
    title: 'AI for Teachers',
    description:
      'Plans a lesson from your syllabus and prepares worksheets at three levels from the same material. You change what you like before anything is printed.',
    picture: TeacherPicture,
    impact: {
      phrase: 'One plan, three levels',
      text: 'Each group gets work that fits, and preparing it no longer takes the evening.',
    },
  },
  {
    id: 'use-case-knowledge',
    icon: BookMarked,
    title: 'Knowledge Agent',
    description:
      'Answers questions from your handbooks, policies and project files, and cites the page behind each statement. Where two disagree, it says so and asks their owner.',
    picture: KnowledgePicture,
    impact: {
      phrase: 'Answers with sources',
      text: 'New colleagues find the rule themselves. Experts are asked only what is not written down.',
    },
  },
  {
    id: 'use-case-contracts',
    icon: Scale,
    title: 'AI for Contracts and Arbitration',
    description:
      'Analyses construction contracts clause by clause, checks extension-of-time requests and prices cost claims. Lawyers see clause, figures and evidence side by side.',
    picture: ContractPicture,
    impact: {
      figure: '85%',
      text: 'less contract review time, with every flag tied to its clause.',
    },
  },
];

/** The same list as the `Tabs` island takes it. */
export const useCaseTabs = useCases.map(({ id, title }) => ({ id, name: title }));

import type { ExplorerEntry } from '../../../design/ui/ExplorerPanels.tsx';
import { AnalyticsPicture } from './AnalyticsPicture.tsx';
import { ContractPicture } from './ContractPicture.tsx';
import { KnowledgePicture } from './KnowledgePicture.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { SalesPicture } from './SalesPicture.tsx';
import { ScrumPicture } from './ScrumPicture.tsx';
import { SeoPicture } from './SeoPicture.tsx';
import { SupportPicture } from './SupportPicture.tsx';
import { TeacherPicture } from './TeacherPicture.tsx';

/** The nine use cases of S1 section 1, in its order; figures of impact are those of section 9. */
export const useCases: readonly ExplorerEntry[] = [
  {
    id: 'use-case-scrum',
    title: 'Scrum Agent',
    description:
      'Grooms the backlog, sizes stories from past sprints and flags what won’t fit. Planning starts with what’s left to decide.',
    picture: ScrumPicture,
    impact: {
      lead: '80%',
      text: 'of sprint planning automated. The meeting is about scope and trade-offs again.',
    },
  },
  {
    id: 'use-case-sales',
    title: 'Sales Agent',
    description:
      'Qualifies every inquiry, keeps the pipeline current and drafts the next reply, with the reason to send it. Your reps edit and hit send.',
    picture: SalesPicture,
    impact: {
      lead: '45%',
      text: 'gain in lead conversion. No lead waits for someone to find a free hour.',
    },
  },
  {
    id: 'use-case-seo',
    title: 'SEO Agent',
    description:
      'Tracks your rankings, finds searches you have no page for and writes a brief for each. Your editors pick which ones to publish.',
    picture: SeoPicture,
    impact: {
      lead: 'Briefs from real gaps',
      text: 'Every new page starts from something people search for.',
    },
  },
  {
    id: 'use-case-projects',
    title: 'Project Management Agents',
    description:
      'Plan, risk, cost and reporting agents share one timeline and tell each other what moved. Your project manager only gets the calls a person has to make.',
    picture: ProjectPicture,
    impact: {
      lead: 'One timeline',
      text: 'A late delivery hits the plan, the forecast and the client report the same day.',
    },
  },
  {
    id: 'use-case-support',
    title: 'Customer Support Agent',
    description:
      'Answers routine questions from your help center and order data, in your tone. When a case needs judgment, a person gets it with the whole thread.',
    picture: SupportPicture,
    impact: {
      lead: '90%',
      text: 'faster responses, and a person on every case that needs one.',
    },
  },
  {
    id: 'use-case-analytics',
    title: 'Analytics Agent',
    description:
      'Reads your dashboards every morning, separates real changes from noise and writes up the likely cause. Every finding links to its data.',
    picture: AnalyticsPicture,
    impact: {
      lead: 'Findings with a cause',
      text: 'The meeting starts with what changed and why. No one spends the day before on slides.',
    },
  },
  {
    id: 'use-case-teachers',
    title: 'AI for Teachers',
    description:
      'Plans the lesson from your syllabus and makes worksheets at three levels. Change anything you like before you print.',
    picture: TeacherPicture,
    impact: {
      lead: 'One plan, three levels',
      text: 'Every group gets work that fits, and you get your evening back.',
    },
  },
  {
    id: 'use-case-knowledge',
    title: 'Knowledge Agent',
    description:
      'Answers from your handbooks, policies and project files, and cites the page. When two sources disagree, it says so and asks the owner.',
    picture: KnowledgePicture,
    impact: {
      lead: 'Answers with sources',
      text: 'New hires find the rule themselves. Experts only get questions no document answers.',
    },
  },
  {
    id: 'use-case-contracts',
    title: 'AI for Contracts and Arbitration',
    description:
      'Reads construction contracts clause by clause, checks extension-of-time requests and prices cost claims. Lawyers see the clause, the numbers and the evidence side by side.',
    picture: ContractPicture,
    impact: {
      lead: '85%',
      text: 'less contract review time, with every flag tied to its clause.',
    },
  },
];

/** The same list as the `Tabs` island takes it. */
export const useCaseTabs = useCases.map(({ id, title }) => ({ id, name: title }));

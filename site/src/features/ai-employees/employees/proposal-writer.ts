import { BookOpen } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 7,
  persona: {
    name: 'Owen',
    role: 'Proposal Writer',
    path: '/ai-employees/ai-proposal-writer',
    summary: 'Owen turns a brief into a proposal that’s ready to review.',
  },
  portrait: { hair: 'parted', color: '#e0ddf3', skin: 1, extra: 'glasses' },
  skills: ['RFPs', 'Answers', 'Pricing tables'],
  metadata: {
    title: 'AI Proposal Writer for RFPs and Tenders',
    description:
      'Owen, the AI proposal writer, reads the RFP, answers each requirement from what you’ve written before and marks the gaps a person has to fill.',
    keywords: 'AI proposal writer, RFP response, RFP automation, proposal drafting',
  },
  menu: { place: 7, icon: BookOpen },
  hero: {
    title: 'A full draft with its gaps marked, from an AI proposal writer',
    lede: 'Owen reads the RFP to the last appendix, answers from proposals you’ve won, and only asks your experts what no one has answered yet.',
    second: 'contact',
  },
  picture: {
    kind: 'document',
    title: 'RFP 2281, School meals',
    alt: 'A proposal in progress: four of six chapters are ready, one waits for a figure. In the text a sentence is marked, and a note asks Ingrid for the number of kitchens.',
    outline: [
      { name: 'Summary', state: 'ready' },
      { name: 'Understanding', state: 'ready' },
      { name: 'Approach', state: 'ready' },
      { name: 'Kitchens', state: 'gap' },
      { name: 'Team', state: 'ready' },
      { name: 'Prices', state: 'open' },
    ],
    heading: '4. Kitchens and capacity',
    paragraph: 'Meals are cooked the same morning, no more than 40 minutes from each school.',
    gap: 'For the northern district we run ___ kitchens.',
    note: 'Requirement 4.2 asks for the number. The last one on file is two years old.',
    handover: { human: 'Ingrid', text: 'Ingrid fills one gap, Sam signs the prices' },
  },
  sections: ['practice', 'job', 'comparison', 'capabilities', 'benefits'],
  comparison: {
    title: 'Ninety pages, one deadline',
    description: 'Where the days go without Owen, and what’s left to write with it.',
    drawing: 'page counts',
    before: [
      'It takes a day just to list the requirements',
      'The best answer left with the person who wrote it',
      'Experts write the same thing for the fifth time',
      'The missing appendix turns up the night before',
    ],
    after: [
      'Every requirement is listed and numbered, with its page',
      'Past answers are found, dated and dropped in',
      'Experts only see what’s new and what’s changed',
      'Appendices, formats and limits are checked from the first draft',
    ],
  },
  capabilities: {
    title: 'Every part of a bid',
    cards: [
      {
        title: 'Reads the RFP',
        text: 'Extracts requirements, criteria, formats and dates, each with its page.',
        yours: 'You decide whether to bid.',
      },
      {
        title: 'Finds past answers',
        text: 'Searches your winning bids and shows when each answer was last true.',
        yours: 'You retire what’s out of date.',
      },
      {
        title: 'Drafts each chapter',
        text: 'In the order of the RFP, within its limits, in your terms.',
        yours: 'You make the argument.',
      },
      {
        title: 'Marks the gaps',
        text: 'One short question per gap, to the one person who knows.',
        yours: 'You answer it in the margin.',
      },
      {
        title: 'Fills in the tables',
        text: 'Pulls prices, plans and references from your own spreadsheets.',
        yours: 'You sign every price.',
      },
      {
        title: 'Checks before you send',
        text: 'Counts pages, compares numbers across chapters, checks off the appendices.',
        yours: 'You hit send.',
      },
    ],
  },
  practice: {
    title: 'Fill the gap yourself',
    text: 'Requirement 4.2 asks for a number, and Owen won’t make one up. What’s your answer?',
    question: 'For the northern district we run ___ kitchens.',
    choices: [
      {
        label: 'Not sure yet',
        outcome: 'The gap stays marked. Owen asks Ingrid, and only Ingrid.',
        isYours: true,
      },
      {
        label: 'Nine',
        outcome: 'That’s the figure from two years ago. Owen asks when it was last true.',
        isYours: true,
      },
      {
        label: 'Eleven, since May',
        outcome: 'The section is marked ready. Who answered, and when, is saved with it.',
      },
    ],
    stage: {
      kind: 'panels',
      panels: [
        [
          { title: '3. Approach', detail: '12 of 12 requirements', state: 'Ready', tone: 'good' },
          { title: '4. Kitchens', detail: 'We run ___ kitchens.', state: '1 gap', tone: 'human' },
          { title: '5. Team', detail: '8 of 8 requirements', state: 'Ready', tone: 'good' },
        ],
        [
          { title: '3. Approach', detail: '12 of 12 requirements', state: 'Ready', tone: 'good' },
          { title: '4. Kitchens', detail: 'We run nine kitchens.', state: 'To confirm', tone: 'warn' },
          { title: '5. Team', detail: '8 of 8 requirements', state: 'Ready', tone: 'good' },
        ],
        [
          { title: '3. Approach', detail: '12 of 12 requirements', state: 'Ready', tone: 'good' },
          { title: '4. Kitchens', detail: 'We run eleven kitchens.', state: 'Ready', tone: 'good' },
          { title: '5. Team', detail: '8 of 8 requirements', state: 'Ready', tone: 'good' },
        ],
      ],
    },
  },
  job: {
    reportsTo: 'The person who leads the bid',
    alone: [
      'Lists every requirement with its page',
      'Drafts chapters from answers you’ve given before',
      'Checks limits, formats and appendices',
    ],
    asksFirst: [
      'Using an answer that may be out of date',
      'Every price',
      'Anything your documents don’t say',
    ],
    never: ['Invents a fact or a reference', 'Decides to bid', 'Submits the proposal'],
    signed: { agent: 'finds, drafts and marks the gaps', human: 'sign the prices, and hit send' },
  },
  needs: [
    { work: 'Answering RFPs', row: 'RFP Writer' },
    { work: 'Connecting your price spreadsheets', row: 'Integrations' },
  ],
  benefits: {
    title: 'Bid more, sleep before the deadline',
    list: [
      {
        title: 'Review instead of typing',
        text: 'Experts spend their time on what wins. The boilerplate is already in.',
      },
      {
        title: 'Nothing invented',
        text: 'What Owen can’t find in your documents becomes a question for the person who knows.',
      },
      {
        title: 'Each bid teaches the next',
        text: 'Owen remembers corrections, with who made them and when.',
      },
    ],
    statistics: [
      { figure: '95% less', label: 'time per proposal' },
      { figure: 'Under 30 minutes', label: 'to a proposal you can review: a first draft, gaps marked' },
    ],
    soon: ['See a sample proposal', 'Upload an RFP'],
  },
  articles: [
    {
      title: 'From request for proposal to first draft in an afternoon',
      path: '/blog/sales-and-marketing/rfp-to-first-draft-in-an-afternoon',
    },
    {
      title: 'An access policy for agents that fits on one page',
      path: '/blog/security-and-governance/access-policy-for-agents-on-one-page',
    },
  ],
  closing: {
    title: 'Bring Owen the RFP you’d have skipped',
    text: 'On a call, see which of its questions you’ve already answered.',
  },
};

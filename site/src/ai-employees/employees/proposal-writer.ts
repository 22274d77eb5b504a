import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 7,
  persona: {
    name: 'Owen',
    role: 'Proposal Writer',
    path: '/ai-employees/ai-proposal-writer',
    summary: 'Owen turns a brief into a proposal that is ready for review.',
  },
  portrait: { hair: 'parted', color: '#e0ddf3', extra: 'glasses' },
  skills: ['Tenders', 'Answers', 'Pricing tables'],
  metadata: {
    title: 'AI Proposal Writer',
    description:
      'Owen, the AI proposal writer, reads the tender, answers each requirement from what you have written before and marks the gaps that a person must fill before review.',
    keywords: 'AI proposal writer, RFP response, tender automation, proposal drafting',
  },
  hero: {
    title: 'A full draft, with its gaps marked',
    lede: 'Owen reads the tender to the last annex, answers each requirement from proposals that you have already won, and hands your experts only the questions that nobody has answered yet.',
    second: 'contact',
  },
  picture: {
    kind: 'document',
    title: 'Tender 2281, School meals',
    alt: 'A proposal in the making: four of six chapters are ready, one waits for a figure. In the text a sentence is marked, and a note asks Ingrid for the number of kitchens.',
    outline: [
      { name: 'Summary', state: 'ready' },
      { name: 'Understanding', state: 'ready' },
      { name: 'Approach', state: 'ready' },
      { name: 'Kitchens', state: 'gap' },
      { name: 'Team', state: 'ready' },
      { name: 'Prices', state: 'open' },
    ],
    heading: '4. Kitchens and capacity',
    paragraph: 'Meals are cooked on the same morning, no further than 40 minutes from each school.',
    gap: 'For the northern district we run ___ kitchens.',
    note: 'Requirement 4.2 asks for the number. The last one on file is two years old.',
    handover: { human: 'Ingrid', text: 'Ingrid fills one gap, Sam signs the prices' },
  },
  comparison: {
    title: 'One tender, twice',
    description: 'The same ninety pages and the same deadline, by hand and with Owen.',
    before: [
      'A day goes by before all requirements are on a list',
      'The best answer is in a folder of somebody who has left',
      'Experts write what they have written five times',
      'The missing annex is found on the last evening',
    ],
    after: [
      'Every requirement is listed and numbered, with its page',
      'Past answers are found, dated and set in',
      'Experts see only what is new, and what has changed',
      'Annexes, formats and limits are checked from the first draft on',
    ],
  },
  capabilities: {
    title: 'Six chapters of the same work',
    cards: [
      {
        title: 'Reads the tender',
        text: 'Draws out requirements, criteria, formats and dates, each with its page.',
        yours: 'You decide whether to bid.',
      },
      {
        title: 'Finds past answers',
        text: 'Searches what you have won with, and shows when it was last true.',
        yours: 'You retire what is out of date.',
      },
      {
        title: 'Drafts each chapter',
        text: 'In the order of the tender, within its limits, in your terms.',
        yours: 'You give it its argument.',
      },
      {
        title: 'Marks the gaps',
        text: 'One short question per gap, to the one person who knows.',
        yours: 'You answer it in the margin.',
      },
      {
        title: 'Sets the tables',
        text: 'Fills prices, plans and references from your own sheets.',
        yours: 'You sign every price.',
      },
      {
        title: 'Checks before you send',
        text: 'Counts pages, compares numbers across chapters, ticks the annexes.',
        yours: 'You press send.',
      },
    ],
  },
  benefits: {
    title: 'Bid for more, and sleep before the deadline',
    list: [
      {
        title: 'Review instead of typing',
        text: 'Experts spend their hour on what makes the bid better, not on what fills it.',
      },
      {
        title: 'Nothing invented',
        text: 'What Owen cannot find in your papers becomes a question, never a sentence.',
      },
      {
        title: 'Each bid teaches the next',
        text: 'What you corrected is remembered, with who corrected it and when.',
      },
    ],
    statistics: [
      { figure: '95% less', label: 'time per proposal, as bid teams report' },
      { figure: 'Under 30 minutes', label: 'to a proposal, as the same teams report' },
    ],
    soon: ['See a sample proposal', 'Upload a tender'],
  },
  closing: {
    title: 'Bring Owen the tender you would have skipped',
    text: 'In a conversation with us, see which of its questions you have answered before.',
  },
};

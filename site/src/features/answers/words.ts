import type { Term } from '../../design/ui/TermGrid.tsx';
import type { Verdict } from './answers-run.ts';

/** What each verdict is called, and when it is given. */
export const verdicts: Readonly<Record<Verdict, { name: string; meaning: string }>> = {
  right: {
    name: 'Right',
    meaning: 'It states the fact our pages hold. For search, one of the first five results does.',
  },
  partly: {
    name: 'Partly',
    meaning:
      'It leads to the right page without the fact, or asks what you mean about something we don’t publish.',
  },
  wrong: {
    name: 'Wrong',
    meaning: 'It says something else, or answers where we publish nothing.',
  },
  honestNo: {
    name: 'Honest no',
    meaning: 'It says we don’t publish this, and we don’t. Or the question isn’t about us.',
  },
  falseNo: {
    name: 'False no',
    meaning: 'It says it found nothing, or asks what you mean, though one of our pages has the answer.',
  },
};

/** The engines by the names that the run gives them. */
export const engines: Readonly<Record<string, { title: string; text: string }>> = {
  Chat: { title: 'Chat', text: 'What you get when you ask on this site.' },
  MCP: { title: 'MCP server', text: 'What your own AI agent finds when it searches here for you.' },
  Search: { title: 'Search', text: 'What the search of this site shows first.' },
};

const CATEGORIES: Readonly<Record<string, string>> = {
  price: 'Plans and prices',
  legal: 'Terms and law',
  technical: 'For developers',
  typos: 'With typos',
  language: 'Not in English',
  'follow-up': 'Follow-ups',
  'not published': 'What we don’t publish',
  adversarial: 'Attempts to mislead',
  'off-topic': 'Off topic',
};

/** What a reader calls a category of questions. */
export function categoryName(category: string): string {
  return CATEGORIES[category] ?? category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
}

/** What the answers can't do, whatever the figures say. */
export const limits: readonly Term[] = [
  {
    name: 'Remember you',
    text: 'It knows the last questions of this conversation while the tab is open. After that they’re gone.',
  },
  {
    name: 'Answer in other languages',
    text: 'It understands many questions in German or Hindi written in Latin letters. The answers are in English.',
  },
  {
    name: 'Have an opinion',
    text: 'It won’t tell you what to think of us or of other products. It says what our pages say.',
  },
  {
    name: 'Look into an account',
    text: 'It sees no invoices, credits or messages of yours, and it can’t change anything.',
  },
  {
    name: 'Read attachments',
    text: 'You can’t give it a file, a picture or a link to read.',
  },
  {
    name: 'Always be sure',
    text: 'If two questions are close, it asks which one you mean. It can still be wrong: check what matters.',
  },
];

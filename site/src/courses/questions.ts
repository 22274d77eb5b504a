import { brand } from '../brand.ts';
import type { Question } from '../ui/Accordion.tsx';
import { coreLength, hoursText, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';
import { guaranteeText, offer } from './offer.ts';

const workshops = libraryLength.lessons - coreLength.lessons;

/** The seven questions of the course page (S2 sections 2 and 9, 'Course page'). */
export const questions: readonly Question[] = [
  {
    question: 'How long does the course take?',
    answer: `4-6 weeks at 5-10 hours per week. The videos of the core course take ${hoursText(coreLength.minutes)} of that. The rest goes into the exercises, because an agent is learnt on your own work.`,
  },
  {
    question: `Why does the page say ${coreLength.lessons} lessons here and ${libraryLength.lessons} there?`,
    answer: `The core course has ${courseModules.length} modules with ${coreLength.lessons} lessons. The full library has ${libraryLength.lessons}: the same ${coreLength.lessons}, and ${workshops} workshops that go deeper into one thing each. One price covers both.`,
  },
  {
    question: 'Do I have to be able to program?',
    answer:
      'No. Every module of the core course can be done without code. Where a few lines of code would save time, the lesson shows both ways.',
  },
  {
    question: 'What do I need to begin?',
    answer:
      'A computer, a task that you or a colleague repeat every week, and about twenty real cases of it. Take out names before you use them.',
  },
  {
    question: `Does it only apply to ${brand.name}?`,
    answer: `The examples run in ${brand.name}. Choosing work, writing instructions, testing and handing over are the same everywhere, and are taught that way.`,
  },
  {
    question: 'What if it is not for me?',
    answer: `There is a ${guaranteeText}. Write to ${brand.supportEmail} within ${offer.guaranteeDays} days of paying, and you get the price back.`,
  },
  {
    question: 'How long can I watch?',
    answer:
      'Access is for life. Watch again when you build your second agent; that is when the modules on testing and on tools pay off.',
  },
];

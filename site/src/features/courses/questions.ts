import { brand } from '../../brand.ts';
import type { Question } from '../../design/ui/Accordion.tsx';
import { coreLength, hoursText, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';
import { guaranteeText, offer } from './offer.ts';

const workshops = libraryLength.lessons - coreLength.lessons;

/** The seven questions of the course page (S2 sections 2 and 9, 'Course page'). */
export const questions: readonly Question[] = [
  {
    question: 'How long does the course take?',
    answer: `4-6 weeks at 5-10 hours per week. The core course videos take ${hoursText(coreLength.minutes)} of that. The rest goes into the exercises, because you learn by building your own.`,
  },
  {
    question: `How do the core course and the workshops fit together?`,
    answer: `The core course has ${courseModules.length} modules with ${coreLength.lessons} lessons. The full library has ${libraryLength.lessons}: the same ${coreLength.lessons}, plus ${workshops} workshops that each go deeper into one thing. One price covers both.`,
  },
  {
    question: 'Do I need to know how to code?',
    answer:
      'No. You can do every module of the core course without code. Where a few lines would save time, the lesson shows both ways.',
  },
  {
    question: 'What do I need to start?',
    answer:
      'A computer, a task you or a colleague repeat every week, and about twenty real cases of it. Take out names before you use them.',
  },
  {
    question: `Does it only apply to ${brand.name}?`,
    answer: `The examples run in ${brand.name}. Choosing work, writing instructions, testing and handing over are the same everywhere, and we teach them that way.`,
  },
  {
    question: 'What if it’s not for me?',
    answer: `There’s a ${guaranteeText}. Email ${brand.supportEmail} within ${offer.guaranteeDays} days of paying and you get your money back.`,
  },
  {
    question: 'How long can I watch?',
    answer:
      'For life. Watch again when you build your second agent; that’s when the modules on testing and tools pay off.',
  },
];

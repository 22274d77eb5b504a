import Type from 'typebox';
import { prose } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, linked, text, title } from '../parts.ts';

/** The ROI calculator around its form: `/roi-calculator` (S2 section 2). */
export const RoiCalculatorSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  result: group(
    { title: pageWords.title, description: pageWords.description },
    { title: 'Page of a result without script' },
  ),
  hero: pageParts.hero,
  calculator: group({ title, formula: prose(300, { title: 'Formula' }), limits: linked }),
  benefits: group({ title, list: Type.Array(group({ icon, title, text })) }),
  closing: pageParts.closing,
});

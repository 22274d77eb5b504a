import type { Specimen } from './specimen.ts';
import { pictures } from './specimens/pictures.tsx';
import { content } from './specimens/ui-content.tsx';
import { controls } from './specimens/ui-controls.tsx';
import { fields } from './specimens/ui-fields.tsx';

/** Every component of `design/`, in the order of the page. */
export const specimens: readonly Specimen[] = [...controls, ...fields, ...content, ...pictures];

/** Components that cannot be seen by themselves, and where they can. */
export const leftOut: Record<string, string> = {
  'ui/LooseThread': 'above the words of ui/Notice: /no-such-page',
  'ui/Notice': 'a whole page: /thankyou',
  'ui/ExplorerPanels': 'a part of ui/Tabs: / and /services',
  'ui/FoldedPoints': 'folded on a phone: /services',
  'ui/PhoneFold': 'there on a phone only: /services',
  'ui/TabPanel': 'a part of ui/Tabs',
};

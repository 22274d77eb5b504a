import type { Work } from 'contract/content/case-study.ts';
import { ClockDrawing } from './ClockDrawing.tsx';
import { DaysDrawing } from './DaysDrawing.tsx';
import { PagesDrawing } from './PagesDrawing.tsx';

/** One side of a customer's work, in the shape of its process. Decorative: words beside it say the same. */
export function WorkDrawing({ work, side }: { work: Work; side: 'before' | 'after' }) {
  switch (work.shape) {
    case 'days':
      return <DaysDrawing runs={work[side].drawing} />;
    case 'clock':
      return <ClockDrawing {...work[side].drawing} />;
    case 'pages':
      return <PagesDrawing {...work[side].drawing} />;
  }
}

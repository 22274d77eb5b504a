import { content } from '../../../content.ts';
import { fill } from '../../../design/ui/fill.ts';
import by from '../pictures/by.module.css';
import type { Half } from './drawing.ts';

const PAGES = 90;
const PER_ROW = 18;
const [STEP_X, STEP_Y] = [17.8, 22.4];
/** Pages with something that no earlier proposal answers. */
const NEW_PAGES: readonly number[] = [7, 31, 32, 58, 83];

/** Ninety pages to type, or five. */
export function PageCounts({ isWith }: Half) {
  return (
    <>
      <text x="0" y="11">
        {fill(content().one('pages/ai-employees').employee.comparison.pages, {
          count: isWith ? NEW_PAGES.length : PAGES,
        })}
      </text>
      {Array.from({ length: PAGES }, (_, page) => (
        <rect
          className={by[whoseIs(page, isWith)]}
          x={(page % PER_ROW) * STEP_X + 1}
          y={22 + Math.floor(page / PER_ROW) * STEP_Y}
          width="13"
          height="18"
          rx="1.5"
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={page}
        />
      ))}
    </>
  );
}

function whoseIs(page: number, isWith: boolean): 'agent' | 'human' | 'quiet' {
  if (!isWith) return 'quiet';
  return NEW_PAGES.includes(page) ? 'human' : 'agent';
}

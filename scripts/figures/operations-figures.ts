import { bars, lanes, stacks } from './charts.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** The figures of 'Operations'. */
export const operationsFigures: Record<string, (sheet: Sheet) => void> = {
  'one-delay': (sheet) =>
    lanes(
      sheet,
      {
        from: 0,
        to: 6,
        ticks: [
          [0, 'Mar 11'],
          [1, '12'],
          [2, '13'],
          [3, '14'],
          [4, '17'],
          [5, '18'],
        ],
      },
      [
        {
          label: 'Cabling',
          note: 'two days late',
          spans: [
            { from: 0, to: 2, color: 'agent' },
            { from: 2, to: 4, color: 'bad' },
          ],
        },
        { label: 'Desks', note: 'on time', spans: [{ from: 2, to: 3, color: 'agent' }] },
        {
          label: 'Network test',
          note: 'Friday, now Monday',
          spans: [
            { from: 3, to: 4, color: 'line-strong', isPlan: true },
            { from: 4, to: 5, color: 'agent' },
          ],
        },
        {
          label: 'Move-in',
          note: 'Monday, now Tuesday',
          spans: [
            { from: 4, to: 5, color: 'line-strong', isPlan: true },
            { from: 5, to: 6, color: 'human' },
          ],
        },
      ],
    ),
  'one-survey': oneSurvey,
  'break-even': (sheet) =>
    bars(
      sheet,
      [
        {
          label: 'Commission sheet',
          value: 75.78,
          reads: '$75.78',
          note: 'loses $23.22 a month',
          color: 'line-strong',
        },
        { label: 'Order inbox', value: 606.2, reads: '$606.20', note: 'saves $507.20 a month' },
      ],
      { max: 606.2, marks: [{ at: 99, label: 'the plan: $99 a month' }] },
    ),
  'meeting-hours': (sheet) =>
    stacks(
      sheet,
      [
        { label: 'in the room', color: 'human' },
        { label: 'around the meeting', color: 'agent' },
      ],
      [
        { label: 'As it was', reads: '9.75 h', parts: [7, 2.75], note: '$24,667.50 a year' },
        { label: 'With the assistant', reads: '8.00 h', parts: [7, 1], note: '$20,240.00 a year' },
        { label: 'And two decisions', reads: '4.75 h', parts: [3.75, 1], note: '$12,017.50 a year' },
      ],
      9.75,
    ),
  'roi-corrections': (sheet) =>
    bars(
      sheet,
      [
        { label: 'First estimate', value: 45_360, reads: '$45,360' },
        {
          label: 'Share measured',
          value: 30_240,
          before: 45_360,
          reads: '$30,240',
          note: '20% of tickets, not 30',
        },
        {
          label: 'Checking subtracted',
          value: 22_680,
          before: 30_240,
          reads: '$22,680',
          note: 'a quarter of the time saved',
        },
        { label: 'Hours into money', value: 11_340, before: 22_680, reads: '$11,340', note: 'half of them' },
        { label: 'The plan paid', value: 9_552, before: 11_340, reads: '$9,552', note: '$1,788 a year' },
      ],
      { max: 45_360 },
    ),
};

/** Two estimates that stand on one number. */
function oneSurvey(sheet: Sheet): void {
  const half = (sheet.right - MARGIN - 16) / 2;
  const columns = [
    {
      title: 'From the top',
      lines: ['240,000 households', '× 15% rent a tool', '= 36,000 rentals'],
      end: '× $50 = $1,800,000',
    },
    {
      title: 'From the bottom',
      lines: ['24 rental shops', '× 1,500 rentals', '= 36,000 rentals'],
      end: '× $48 = $1,728,000',
    },
  ];
  for (const [index, { title, lines, end }] of columns.entries()) {
    const x = MARGIN + index * (half + 16);
    sheet.rect(x, 12, half, 166, 'agent-soft', 10);
    sheet.text(x + 14, 38, title, { weight: 650, within: half - 20 });
    for (const [row, line] of lines.entries()) {
      const isShared = row === 2;
      sheet.text(x + 14, 66 + row * 24, line, {
        size: 14,
        within: half - 20,
        ...(isShared ? { weight: 700 } : { color: 'muted' as const }),
      });
    }
    sheet.text(x + 14, 160, end, { size: 14, within: half - 20 });
    sheet.path(`M${x + half / 2} 178V216`, 'human', 2.5);
  }
  sheet.rect(MARGIN, 216, sheet.right - MARGIN, 56, 'human-soft', 10);
  sheet.frame(MARGIN, 216, sheet.right - MARGIN, 56, 'human');
  sheet.text(sheet.width / 2, 240, 'One survey of households', { weight: 650, anchor: 'middle' });
  sheet.text(sheet.width / 2, 260, 'The shops’ rentals were divided out of it', {
    size: 14,
    anchor: 'middle',
  });
}

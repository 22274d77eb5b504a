import { bars, stacks, units } from './charts.ts';
import { timeline } from './flows.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** The figures of 'Getting Started' and 'People and HR', by the names of their files. */
export const startFigures: Record<string, (sheet: Sheet) => void> = {
  'twenty-pieces': (sheet) =>
    units(
      sheet,
      [
        { label: 'routine', color: 'agent' },
        { label: 'drafted, then checked', color: 'line-strong' },
        { label: 'a person’s', color: 'human' },
      ],
      [
        { label: 'Plain reminders', note: '11 of 20', parts: [11] },
        { label: 'Promises to pay', note: '3 of 20', parts: [3] },
        { label: 'Invoice questions', note: '5 of 20', parts: [0, 5] },
        { label: 'Disputes', note: '1 of 20', parts: [0, 0, 1] },
      ],
    ),
  'credits-by-day': (sheet) =>
    bars(
      sheet,
      [
        { label: 'Monday: plan', value: 45, reads: '45' },
        { label: 'Tuesday: marketing', value: 80, reads: '80' },
        { label: 'Wednesday: research', value: 95, reads: '95' },
        { label: 'Thursday: sales', value: 55, reads: '55' },
        { label: 'Friday: close', value: 25, reads: '25' },
        { label: 'Public chatbot', value: 100, reads: '100', color: 'agent-strong' },
        { label: 'Reserve', value: 60, reads: '60', color: 'line-strong' },
      ],
      { max: 100 },
    ),
  'drafts-by-day': draftsByDay,
  'approval-place': (sheet) =>
    timeline(sheet, [
      { title: 'Order' },
      { title: 'Delivery note' },
      { title: 'Invoice', note: 'Too early: nothing’s compared yet' },
      { title: 'All three compared' },
      { title: 'A person approves', note: 'The last moment a “no” costs nothing', by: 'human' },
      { title: 'Payment file released', note: 'Too late: it’s happened', by: 'line-strong' },
    ]),
  'task-scores': (sheet) =>
    bars(
      sheet,
      [
        { label: 'Missing documents', value: 10, reads: '10', note: 'start here' },
        { label: 'Answer to inquiries', value: 8, reads: '8', note: 'prepare first' },
        { label: 'Payroll questions', value: 7, reads: '7', note: 'prepare first' },
        { label: 'Commentary', value: 2, reads: '2', note: 'leave alone', color: 'line-strong' },
      ],
      {
        max: 12,
        marks: [
          { at: 6, label: '6' },
          { at: 9, label: '9 points' },
        ],
      },
    ),
  'who-hears-when': (sheet) =>
    timeline(sheet, [
      { tag: '3 weeks', title: 'Who does it today', note: 'A talk, alone', by: 'human' },
      { tag: '2 weeks', title: 'Owner and deputy', note: 'Time to test it', by: 'human' },
      { tag: '10 days', title: 'Representatives', note: 'The facts', by: 'human' },
      { tag: '1 week', title: 'The whole team', note: 'The message, then thirty minutes', by: 'human' },
      { tag: 'Day one', title: 'Customers', note: 'One sentence on what it is' },
    ]),
  'reading-time': (sheet) =>
    stacks(
      sheet,
      [
        { label: 'every criterion', color: 'agent' },
        { label: 'some', color: 'line-strong' },
        { label: 'little', color: 'muted' },
      ],
      [
        {
          label: 'Without notes',
          reads: '28 h',
          parts: [420, 910, 350],
          note: '240 × 7 minutes = 1,680 minutes',
        },
        {
          label: 'With the agent’s notes',
          reads: '17 h',
          parts: [360, 520, 150],
          note: '360 + 520 + 150 = 1,030 minutes',
        },
      ],
      1_680,
    ),
  'onboarding-tasks': (sheet) =>
    units(
      sheet,
      [
        { label: 'AI: 13 tasks', color: 'agent' },
        { label: 'Person: 11 tasks', color: 'human' },
      ],
      [
        { label: 'Two weeks before', note: 'Mar 3', parts: [3, 3] },
        { label: 'One week before', note: 'Mar 10', parts: [3, 2] },
        { label: 'The Friday before', note: 'Mar 14', parts: [1, 1] },
        { label: 'Week one', note: 'Mar 17–21', parts: [4, 3] },
        { label: 'Until week four', note: 'to Apr 14', parts: [2, 2] },
      ],
    ),
};

/** Sent as they were, edited and rejected, on days 3 to 10. */
const DAYS = [
  [2, 3, 3],
  [3, 5, 2],
  [4, 4, 1],
  [6, 5, 1],
  [6, 4, 1],
  [6, 3, 1],
  [8, 3, 1],
  [6, 2, 0],
] as const;
const DAY_COLORS = ['agent', 'line-strong', 'bad'] as const;

function draftsByDay(sheet: Sheet): void {
  const words = ['sent as it was', 'edited', 'rejected'];
  const places = sheet.isWide ? [MARGIN, 156, 246] : [8, 142, 228];
  for (const [index, word] of words.entries()) {
    const x = places[index] ?? 0;
    sheet.rect(x, 10, 14, 14, DAY_COLORS[index] ?? 'ink', 3);
    sheet.text(x + 20, 22, word, { size: 14 });
  }
  const [piece, base] = [17, 258];
  const pitch = (sheet.width - 2 * MARGIN - 16) / DAYS.length;
  const bar = Math.min(56, pitch - 16);
  for (const [day, counts] of DAYS.entries()) {
    const x = MARGIN + day * pitch + (day > 2 ? 16 : 0);
    let y = base;
    for (const [index, count] of counts.entries()) {
      if (count === 0) continue;
      y -= count * piece;
      sheet.rect(x, y, bar, count * piece - 2, DAY_COLORS[index] ?? 'ink', 3);
      if (index === 0) {
        sheet.text(x + bar / 2, y + 16, String(count), {
          size: 13,
          weight: 700,
          anchor: 'middle',
          color: 'on-agent',
        });
      }
    }
    sheet.text(x + bar / 2, base + 20, String(day + 3), { size: 14, weight: 600, anchor: 'middle' });
  }
  sheet.path(`M${MARGIN} ${base}H${sheet.right}`, 'line-strong');
  sheet.text(MARGIN, base + 44, 'Week one: 9 of 27 untouched', { size: 14, color: 'muted' });
  sheet.text(sheet.right, base + 44, 'Week two: 32 of 53', { size: 14, color: 'muted', anchor: 'end' });
}

import { bars, legend, units } from './charts.ts';
import { matrix, parts, timeline } from './flows.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** The figures of 'Customer Support' and 'Security and Governance'. */
export const supportFigures: Record<string, (sheet: Sheet) => void> = {
  'two-rounds': (sheet) =>
    units(
      sheet,
      [
        { label: 'right in round 1', color: 'agent' },
        { label: 'right in round 2', color: 'good' },
        { label: 'still not right', color: 'line-strong' },
      ],
      [
        { label: 'Answer is in the base', note: '14, then 18 of 20', parts: [14, 4, 2] },
        { label: 'Answer is nowhere', note: '3, then 5 of 6', parts: [3, 2, 1] },
        { label: 'Must go to a person', note: '3, then 4 of 4', parts: [3, 1] },
      ],
    ),
  'trap-in-the-average': (sheet) => {
    legend(sheet, [
      { label: 'drafted', color: 'agent' },
      { label: 'written by people', color: 'human' },
    ]);
    const row = (label: string, value: number, reads: string, note: string, color: 'agent' | 'human') => ({
      label,
      value,
      reads,
      note,
      color,
    });
    bars(
      sheet,
      [
        row('Simple, drafted', 4, '4%', '20 faulty of 500', 'agent'),
        row('Simple, written', 3, '3%', '6 faulty of 200', 'human'),
        row('Hard, drafted', 18, '18%', '18 faulty of 100', 'agent'),
        row('Hard, written', 14, '14%', '56 faulty of 400', 'human'),
        row('All, drafted', 6.3, '6.3%', '38 faulty of 600', 'agent'),
        row('All, written', 10.3, '10.3%', '62 faulty of 600', 'human'),
      ],
      { max: 18 },
    );
  },
  'handoff-note': (sheet) =>
    parts(sheet, [
      { title: 'Who and what', note: 'Dana Whitfield, order 4471, oak table' },
      { title: 'What she wants', note: 'A replacement leg by Saturday' },
      { title: 'What is established', note: 'One leg 8 mm short; photo attached' },
      { title: 'What has been said', note: 'Ruben replies before 3:00 PM' },
      { title: 'Why it stopped', note: 'The parts list doesn’t say' },
      { title: 'What is next, by whom', note: 'Ruben: do we stock single legs?', by: 'human' },
    ]),
  'four-verbs': fourVerbs,
  'price-of-a-message': (sheet) =>
    bars(
      sheet,
      [
        { label: 'AI Starter Workspace', value: 1.45, reads: '1.45¢', note: '$29 for 2,000 credits' },
        { label: 'AI Startup Team', value: 0.4, reads: '0.40¢', note: '$99 for 25,000 credits' },
        { label: 'AI Growth Suite', value: 0.3, reads: '0.30¢', note: '$149 for 50,000 credits' },
        {
          label: 'Your own key',
          value: 1.25,
          reads: '1.25¢',
          note: '2,400 prompt tokens and 350 more',
          color: 'human',
        },
      ],
      { max: 1.45 },
    ),
  'which-rule': (sheet) =>
    matrix(
      sheet,
      ['What restricts it', 'Has to stay'],
      [
        { label: 'Product sheets', cells: [{ text: 'Nothing' }, { text: 'No', by: 'agent' }] },
        {
          label: 'Customer correspondence',
          cells: [{ text: 'A privacy law: safeguards, but no location' }, { text: 'No', by: 'agent' }],
        },
        {
          label: 'Medical reports',
          cells: [{ text: 'A clause in two insurers’ contracts' }, { text: 'On the premises', by: 'human' }],
        },
        { label: 'Payroll', cells: [{ text: 'A habit' }, { text: 'No', by: 'agent' }] },
      ],
    ),
  'one-refund': (sheet) =>
    timeline(sheet, [
      { tag: '09:02', title: 'Customer', note: 'Asks for $180, sends a photo', by: 'line-strong' },
      { tag: '09:03', title: 'Agent', note: 'Finds the order: shade $60' },
      { tag: '09:04', title: 'Agent', note: 'Proposes $60, and stops: limit $50' },
      { tag: '10:47', title: 'Farah', note: 'Approves $60 by policy v7', by: 'human' },
      { tag: '10:48', title: 'Agent', note: 'Refunds $60, writes' },
      { tag: '11:20', title: 'Customer', note: 'Accepts', by: 'line-strong' },
    ]),
};

const AGENTS = [
  { name: 'Sales', acts: true, person: 'Dana' },
  { name: 'Marketing', acts: false, person: 'Luis' },
  { name: 'Projects', acts: true, person: 'Mei' },
  { name: 'Proposals', acts: false, person: 'Partner' },
] as const;

/** Draws the verbs that an agent may do alone, and the people who are asked for the rest. */
function fourVerbs(sheet: Sheet): void {
  const left = sheet.isWide ? 180 : 104;
  const column = (sheet.right - left) / 4;
  for (const [index, verb] of ['Read', 'Draft', 'Act', 'Commit'].entries()) {
    sheet.text(left + index * column, 26, verb, { size: 14, color: 'muted', within: column });
  }
  for (const [row, { name, acts, person }] of AGENTS.entries()) {
    const y = 38 + row * 46;
    sheet.path(`M${MARGIN} ${y}H${sheet.right}`, 'line');
    sheet.text(MARGIN, y + 28, name, { weight: 650, within: left - 16 });
    for (const verb of [0, 1, 2]) {
      const x = left + verb * column;
      if (verb < 2 || acts) sheet.rect(x, y + 14, 18, 18, 'agent');
      else sheet.frame(x + 1, y + 15, 16, 16, 'line-strong');
    }
    const x = left + 3 * column;
    sheet.circle(x + 9, y + 23, 9, 'human');
    sheet.text(x + 24, y + 28, person, { size: 14, within: column - 22 });
  }
}

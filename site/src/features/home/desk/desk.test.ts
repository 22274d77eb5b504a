import { describe, expect, test } from 'vitest';
import { content } from '../../../content.ts';
import { DRAFT_MAX_LENGTH } from './DraftCard.tsx';
import {
  buttonsOf,
  type Desk,
  type DraftEvent,
  decide,
  type Item,
  nextAfter,
  setOut,
  timeTaken,
} from './desk.ts';

const { drafts, done, words } = content().one('pages/home').desk;

/** A press of a button by its label, what was written and saved, or the agent's answer. */
const ANSWER: DraftEvent = {};
const save = (text: string): DraftEvent => ({ press: 'save', text });
const eventOf = (step: string | DraftEvent) => (typeof step === 'string' ? { press: step } : step);

/** The desk after these steps with its first draft, a second each. */
function after(...steps: (string | DraftEvent)[]): Desk {
  return steps.reduce<Desk>(
    (desk, step, index) => decide(desk, { ...eventOf(step), index: 0, at: (index + 1) * 1000 }),
    setOut({ drafts, done, words }),
  );
}

const first = drafts[0]?.text;
const shorter = drafts[0]?.reasons[0]?.answer;

describe('a draft', () => {
  test.each<
    [
      what: string,
      steps: (string | DraftEvent)[],
      phase: Item['phase'],
      text: string | undefined,
      said: string[],
    ]
  >([
    ['records an approval', ['approve'], 'approved', first, ['You approved Noah’s reply']],
    ['opens for editing', ['edit'], 'editing', first, []],
    ['saves an edit', ['edit', save(' Hi! ')], 'waiting', 'Hi!', ['You changed 32 words in Noah’s reply']],
    [
      'counts one changed word',
      ['edit', save(`${first} Thanks`)],
      'waiting',
      `${first} Thanks`,
      ['You changed 1 word in Noah’s reply'],
    ],
    ['records no edit without a change', ['edit', save(`${first}\n`)], 'waiting', first, []],
    ['ignores an empty edit', ['edit', save('  ')], 'waiting', first, []],
    ['cancels an edit', ['edit', 'neverMind'], 'waiting', first, []],
    ['asks for a reason to send it back', ['sendBack'], 'choosing', first, []],
    ['cancels sending it back', ['sendBack', 'neverMind'], 'waiting', first, []],
    [
      'sends it back with a reason',
      ['sendBack', 'Too long'],
      'redrafting',
      first,
      ['You sent back Noah’s reply: “Too long”'],
    ],
    [
      'shows a second draft',
      ['sendBack', 'Too long', ANSWER],
      'waiting',
      shorter,
      ['Noah wrote a second draft', 'You sent back Noah’s reply: “Too long”'],
    ],
  ])('%s', (_, steps, phase, text, said) => {
    const { items, trail } = after(...steps);
    expect(items[0]).toMatchObject({ phase, text });
    expect(trail.slice(0, -done.length).map((line) => line.words)).toEqual(said);
  });

  test.each<[what: string, steps: (string | DraftEvent)[], refused: string | DraftEvent]>([
    ['approved twice', ['approve'], 'approve'],
    ['edited once it is approved', ['approve'], 'edit'],
    ['approved while it is edited', ['edit'], 'approve'],
    ['saved without being edited', [], save('Hi')],
    ['redrafted without being sent back', [], ANSWER],
    ['redrafted twice', ['sendBack', 'Too long', ANSWER], ANSWER],
    ['sent back twice', ['sendBack', 'Too long', ANSWER], 'sendBack'],
    ['sent back for a reason of another draft', ['sendBack'], 'Too risky'],
  ])('prevents a draft from being %s', (_, steps, refused) => {
    const desk = after(...steps);
    expect(decide(desk, { ...eventOf(refused), index: 0, at: 9000 })).toBe(desk);
  });

  test('logs each step with its time, and marks only the second draft as the agent’s', () => {
    const { trail } = after('sendBack', 'Too long', ANSWER, 'approve');
    expect(trail.map(({ isYours, at }) => [isYours, at])).toEqual([
      [true, 4000],
      [false, 3000],
      [true, 2000],
      ...done.map(({ at }) => [undefined, at]),
    ]);
  });

  test('offers no more buttons once it is approved', () => {
    expect(after('approve').items.map((item) => buttonsOf(item).length)).toEqual([0, 3, 3]);
  });
});

describe('all drafts', () => {
  const approve = (...indices: number[]) =>
    indices.reduce(
      (desk, index) => decide(desk, { press: 'approve', index, at: 1000 }),
      setOut({ drafts, done, words }),
    );
  const approveAll = (begin: number, end: number) =>
    drafts.reduce(
      (desk, _, index) => decide(desk, { press: 'approve', index, at: end }),
      decide(setOut({ drafts, done, words }), { whole: 'reach', at: begin }),
    );

  test.each([
    [0, '1 second'],
    [1400, '1 second'],
    [40_000, '40 seconds'],
    [119_400, '119 seconds'],
    [119_600, '2 minutes'],
    [610_000, '10 minutes'],
  ])('writes %i ms as %s', (ms, words) => {
    expect(timeTaken(approveAll(5000, 5000 + ms))).toBe(words);
  });

  test('counts from the first interaction of the visitor', () => {
    expect(timeTaken(decide(approveAll(5000, 9000), { whole: 'reach', at: 8000 }))).toBe('4 seconds');
  });

  test('measures no time while a draft is left', () => {
    expect(timeTaken(approve(0, 2))).toBeUndefined();
  });

  test('resets on starting over', () => {
    const cleared = decide(approveAll(0, 1000), { whole: 'start over', at: 2000 });
    expect(cleared).toEqual({ ...setOut({ drafts, done, words }), beganAt: 2000 });
  });

  test.each([
    [[0], 1],
    [[1], 0],
    [[1, 0], 2],
    [[0, 1, 2], -1],
  ])('moves after approving %j to %s', (approved, next) => {
    expect(nextAfter(approve(...approved).items, approved.at(-1) ?? 0)).toBe(next);
    // The press that approves the last one is not drawn yet when the focus moves.
    expect(nextAfter(approve(...approved.slice(0, -1)).items, approved.at(-1) ?? 0)).toBe(next);
  });
});

const answers = drafts.flatMap(({ text, reasons }) => reasons.map(({ answer }) => ({ text, answer })));

test.each(answers)(
  'keeps a second draft as short as the first, so that the page does not shift: $answer',
  ({ text, answer }) => {
    expect(answer.length).toBeLessThanOrEqual(text.length);
    expect(text.length).toBeLessThanOrEqual(DRAFT_MAX_LENGTH);
  },
);

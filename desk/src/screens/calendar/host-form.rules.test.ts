import { expect, it } from 'vitest';
import { choicesOf, problemsOf, typedOf } from './host-form.rules.ts';

const GOOD = { ...typedOf(undefined, 'Asia/Kolkata'), name: 'Anna Weber', email: 'anna@example.com' };

it('takes what a new host has at first', () => {
  expect(problemsOf(GOOD)).toEqual({});
  expect(choicesOf(GOOD)).toMatchObject({ hours: 'mon-fri 09:00-17:00', mostADay: null, weight: 1 });
});

it('names all fields at fault at once', () => {
  const typed = {
    ...GOOD,
    ...{ name: ' ', email: 'anna', hours: '9-17', breaks: 'noon', bufferBefore: 'ten', bufferAfter: '241' },
    ...{ mostADay: '0', weight: '', meetingUrl: 'meet.example.com' },
  };
  expect(Object.keys(problemsOf(typed)).sort()).toEqual([
    ...[
      'breaks',
      'bufferAfter',
      'bufferBefore',
      'email',
      'hours',
      'meetingUrl',
      'mostADay',
      'name',
      'weight',
    ],
  ]);
});

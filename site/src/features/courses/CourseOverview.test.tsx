import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CourseQuestions } from './CourseOverview.tsx';

const items = () => screen.getAllByRole<HTMLDetailsElement>('group');

it('shows seven questions that open one at a time, all closed at first', () => {
  render(<CourseQuestions />);

  // The browser opens one at a time of those that share a name.
  expect(items().map((item) => [item.getAttribute('name'), item.open])).toEqual(
    Array.from({ length: 7 }, () => ['course-questions', false]),
  );
});

it.each(['4-6 weeks at 5-10 hours per week', '30-day money-back guarantee'])(
  'states "%s" in one answer',
  (fact) => {
    render(<CourseQuestions />);
    const answers = items().flatMap((item) => within(item).getAllByRole('paragraph'));

    expect(answers.filter((answer) => answer.textContent?.includes(fact))).toHaveLength(1);
  },
);

import { describe, expect, it } from 'vitest';
import { content } from '../../content.ts';
import { departments, rollout, weeksUntilLive } from './departments.ts';

const agents = departments().flatMap((department) => department.agents);

describe('the catalogue of agents', () => {
  it('lists the departments and the numbers of agents of the specification, in its order', () => {
    expect(departments().map(({ name, agents }) => [name, agents.length])).toEqual([
      ['Marketing', 4],
      ['Sales', 3],
      ['HR', 3],
      ['Customer Service', 2],
      ['Research & Analytics', 2],
      ['Banking', 2],
      ['Finance', 3],
      ['Legal', 5],
      ['Others', 10],
      ['Knowledge Agent', 4],
    ]);
  });

  it('uses the words of the specification for complexity and readiness', () => {
    expect(new Set(agents.map(({ complexity }) => complexity))).toEqual(new Set(['Low', 'Medium', 'High']));
    expect(new Set(agents.map(({ demoReady }) => demoReady))).toEqual(new Set(['Yes', 'No']));
  });

  it('describes each agent once', () => {
    expect(new Set(agents.map(({ name }) => name)).size).toBe(agents.length);
    expect(new Set(agents.map(({ description }) => description)).size).toBe(agents.length);
  });

  it('ranges from 0-1 week to 6-8 weeks', () => {
    const times = agents.map(({ goLiveTime }) => goLiveTime);
    const ends = times.map(weeksUntilLive);

    expect(times).toEqual(expect.arrayContaining(['0-1 week', '6-8 weeks']));
    expect(Math.min(...ends.map(({ fromWeeks }) => fromWeeks))).toBe(0);
    expect(Math.max(...ends.map(({ toWeeks }) => toWeeks))).toBe(8);
    expect(ends.filter(({ fromWeeks, toWeeks }) => fromWeeks >= toWeeks)).toEqual([]);
  });

  it('plans more time to go live for higher complexity', () => {
    const latest = { Low: 2, Medium: 5, High: 8 };
    const earliest = { Low: 0, Medium: 2, High: 4 };
    const odd = agents.filter(({ complexity, goLiveTime }) => {
      const { fromWeeks, toWeeks } = weeksUntilLive(goLiveTime);
      return fromWeeks < earliest[complexity] || toWeeks > latest[complexity];
    });

    expect(odd).toEqual([]);
  });
});

describe('the rollout in the first view', () => {
  it('shows six agents in order of their time to go live', () => {
    const ends = rollout(content().one('pages/use-cases').rollout.agents).map(
      ({ goLiveTime }) => weeksUntilLive(goLiveTime).toWeeks,
    );

    expect(ends).toHaveLength(6);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });
});

import { describe, expect, it } from 'vitest';
import { employees } from '../employees.ts';

const practices = employees().flatMap(({ persona, practice, picture }) =>
  practice ? [[persona.name, practice, picture] as const] : [],
);

it('gives every employee a practice or the skill of the specification', () => {
  for (const { persona, practice, skill } of employees())
    expect([practice, skill].filter(Boolean), persona.name).toHaveLength(1);
});

describe.each(practices)('the practice of %s', (_name, { choices, stage }, picture) => {
  it('offers as many choices as the styles support, each with a unique outcome', () => {
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.length).toBeLessThanOrEqual(stage.kind === 'panels' ? 5 : 4);
    for (const field of ['label', 'outcome'] as const)
      expect(new Set(choices.map((choice) => choice[field])).size).toBe(choices.length);
  });

  it('leaves a decision to a person', () => {
    expect(choices.some(({ isYours }) => isYours)).toBe(true);
  });

  it('shows a result for each choice', () => {
    if (stage.kind === 'panels') expect(stage.panels).toHaveLength(choices.length);
    if (stage.kind === 'points') {
      const known = picture.kind === 'map' ? picture.points.map(({ name }) => name) : [];
      expect(known).toEqual(expect.arrayContaining([...stage.names]));
      expect(stage.names).toEqual(choices.map(({ label }) => label));
    }
  });

  it('keeps every bar within its scale', () => {
    const bars = stage.kind === 'tracks' ? stage.rows.flatMap((row) => row.bars) : [];
    for (const { to, pace = 0 } of bars)
      expect(to + pace * (choices.length - 1)).toBeLessThanOrEqual(stage.kind === 'tracks' ? stage.units : 0);
  });
});

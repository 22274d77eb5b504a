import { describe, expect, it } from 'vitest';
import { paths } from '../../product/paths.ts';
import { ANOTHER_TIME, wishForAnotherTime } from './ContactForm.island.tsx';

describe('wishForAnotherTime', () => {
  it('names the time zone of the visitor', () => {
    expect(wishForAnotherTime(new Date('2026-11-25'), 'America/Los_Angeles')).toBe(
      'I’d like a demo at another time: \n\nMy time zone: Pacific Standard Time (America/Los Angeles)',
    );
  });

  it('answers the link of the booking page', () => {
    expect(paths.anotherTime).toBe(paths.contact + ANOTHER_TIME);
  });
});

import { describe, expect, it } from 'vitest';
import { calendarLinks, type Meeting } from './meeting.ts';

const meeting: Meeting = {
  startDateTime: '2026-11-25T08:00:00+05:30',
  endDateTime: '2026-11-25T08:30:00+05:30',
  manageUrl: 'https://www.example/demo/secret-token',
};

describe('calendarLinks', () => {
  const links = calendarLinks(meeting);

  it('tell other sites nothing with which the booking could be changed', () => {
    expect(links.google).not.toContain('secret-token');
    expect(links.outlook).not.toContain('secret-token');
  });

  it('lead to the file that the server writes', () => {
    expect(links.file).toBe('https://www.example/demo/secret-token/invite.ics');
  });
});

import { describe, expect, it } from 'vitest';
import { calendarLinks, type Meeting } from './meeting.ts';

const meeting: Meeting = {
  startDateTime: '2026-11-25T08:00:00+05:30',
  endDateTime: '2026-11-25T08:30:00+05:30',
  manageUrl: 'https://www.example/demo/secret-token',
};

describe('calendarLinks', () => {
  const links = calendarLinks(meeting);

  it('keeps the secret of the booking out of links to other sites', () => {
    expect(links.google).not.toContain('secret-token');
    expect(links.outlook).not.toContain('secret-token');
  });

  it('links to the calendar file of the server', () => {
    expect(links.file).toBe('https://www.example/demo/secret-token/invite.ics');
  });
});

import { describe, expect, it } from 'vitest';
import { calendarLinks, type Meeting } from './meeting.ts';

const meeting: Meeting = {
  id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  startDateTime: '2026-11-25T08:00:00+05:30',
  endDateTime: '2026-11-25T08:30:00+05:30',
  manageUrl: 'https://www.example/demo/secret-token',
  sequence: 2,
};

describe('calendarLinks', () => {
  const links = calendarLinks(meeting, new Date('2026-11-22T10:00:00Z'));

  it('tell other sites nothing with which the booking could be changed', () => {
    expect(links.google).not.toContain('secret-token');
    expect(links.outlook).not.toContain('secret-token');
  });

  it('put the link to manage it into the file, which stays with the visitor', () => {
    const file = decodeURIComponent(links.file).replaceAll('\r\n ', '');
    expect(file).toContain('To move or cancel it: https://www.example/demo/secret-token');
    expect(file).toContain('SEQUENCE:2');
    expect(file).toContain(`UID:${meeting.id}`);
  });
});

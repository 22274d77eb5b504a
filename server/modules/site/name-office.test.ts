import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../settings/read-config.ts';
import { nameOffice } from './name-office.ts';

const PAGE = '<html lang="en"><p data-zone="Asia/Kolkata" data-place="India">India Standard Time</p></html>';
const { office: berlin } = readConfig({ DEMO_ZONE: 'Europe/Berlin', DEMO_HOURS: 'mon-fri 09:00-17:00' });

it('leaves a page as built while no setting says otherwise', () => {
  expect(nameOffice(PAGE, readConfig({}).office, true)).toBe(PAGE);
  expect(nameOffice(PAGE, DEFAULT_OFFICE, true)).toBe(PAGE);
});

it('writes the office where scripts read it, and its names where people do', () => {
  const page = nameOffice(PAGE, berlin, true);
  const [, stated = ''] = /<html data-office="([^"]*)" lang="en">/.exec(page) ?? [];
  expect(JSON.parse(stated.replaceAll('&#34;', '"'))).toEqual(berlin);
  expect(page).toContain('<p data-zone="Europe/Berlin" data-place="Berlin">Central European Time</p>');
});

it('writes only the names into Markdown', () => {
  expect(nameOffice('Time (India Standard Time)', berlin, false)).toBe('Time (Central European Time)');
});

const { office: longer } = readConfig({ DEMO_MINUTES: '45' });

it.each([
  ['book a 30-minute demo, pick a 30-minute slot', 'book a 45-minute demo, pick a 45-minute slot'],
  ['In 20-30 minutes we’ll show you', 'In 45 minutes we’ll show you'],
  ['Bring it. In 30 minutes you’ll see', 'Bring it. In 45 minutes you’ll see'],
  ['30 minutes with the team, 30 minutes later', '45 minutes with the team, 45 minutes later'],
  ['20-30 minutes: the slot is 30. We go', '45 minutes. We go'],
  ['Half-hour slots. Half-hours you can book', '45-minute slots. Times you can book'],
  ['Confirm it within 30 minutes, or', 'Confirm it within 30 minutes, or'],
  ['after 5 minutes, 30 minutes, 2 hours', 'after 5 minutes, 30 minutes, 2 hours'],
])('says how long demos are: %s', (text, named) => {
  expect(nameOffice(text, longer, false)).toBe(named);
  expect(nameOffice(text, berlin, false)).toBe(text);
});

it('names the country of phone numbers in the form without script', () => {
  const { office } = readConfig({ PHONE_COUNTRY: 'DE' });
  expect(nameOffice('<span>+91</span>Outside India? Start with +', office, false)).toBe(
    '<span>+49</span>Outside Germany? Start with +',
  );
});

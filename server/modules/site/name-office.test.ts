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

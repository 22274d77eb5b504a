import { expect, it } from 'vitest';
import { inheritedSettings } from './inherited-settings.ts';
import { readConfig } from './read-config.ts';

it('excludes settings that may hold a secret', () => {
  expect(Object.keys(inheritedSettings(readConfig({}))).sort()).toEqual([
    'BLOG_DIR',
    'DATA_DIR',
    'DEMO_DAYS',
    'DEMO_HOLIDAYS',
    'DEMO_HORIZON_DAYS',
    'DEMO_HOURS',
    'DEMO_MINUTES',
    'DEMO_NOTICE_MINUTES',
    'DEMO_SEATS',
    'DEMO_ZONE',
    'DESK',
    'DESK_HOST',
    'DESK_PORT',
    'HOST',
    'PHONE_COUNTRY',
    'PORT',
    'PUBLIC_URL',
    'RETENTION_DAYS',
  ]);
});

it('writes each value as it is set in the environment', () => {
  const set = {
    DATA_DIR: '/srv/data',
    PUBLIC_URL: 'https://www.example.com',
    RETENTION_DAYS: 'demo=30,agent=400',
    DEMO_DAYS: 'mon,sat',
    DEMO_SEATS: '4',
    DEMO_ZONE: 'Europe/Berlin',
    DEMO_HOURS: 'mon-thu 09:00-12:00 13:00-17:00,fri 09:00-13:00',
  };
  const config = readConfig(set);
  expect(inheritedSettings(config)).toMatchObject(set);
  expect(inheritedSettings(readConfig(inheritedSettings(config)))).toEqual(inheritedSettings(config));
  expect(inheritedSettings(readConfig({}))).toMatchObject({
    PUBLIC_URL: '',
    RETENTION_DAYS: 'demo=730,contact=730,agent=730,chatbot=730',
  });
});

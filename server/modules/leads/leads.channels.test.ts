import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { storeLead } from '../../../checks/support/stored-leads.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { startWarnings } from '../../process/start-warnings.ts';
import { readConfig } from '../../settings/read-config.ts';
import { SETTINGS } from '../../settings/settings.ts';
import { listSentElsewhere } from '../operations/privacy/sent-elsewhere.ts';
import { dataProcessingOf } from '../site/data-processing.ts';
import { CHANNELS } from './channels/channels.ts';
import { describeTarget } from './desk/describe-delivery.rules.ts';
import { channelRecipients, channelsTo, labelOf } from './leads.channels.ts';

const PAGER = { PAGER_URL: 'http://pager.example/hook' };

/** A channel that is an entry of the registry alone; its sender accepts everything. */
vi.mock('./channels/channels.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./channels/channels.ts')>();
  const { default: Type } = await import('typebox');
  const { onDesk, webAddress } = await import('../../plugins/settings/kinds.ts');
  const options = {
    description: 'Page each lead',
    desk: onDesk({ group: 'Channels', label: 'Pager of sales', isSecret: true }),
    sends: 'what visitors write',
  };
  const pager: import('./channels/channels.ts').AnyChannel = {
    ...{ name: 'Pager', receiver: 'The pager', place: 'the pager’s company', canTest: true },
    recipient: 'teamChat',
    settings: { PAGER_URL: Type.Optional(webAddress(options)) },
    open: () => ({
      ...{ name: 'pager', atOnce: 1, perSecond: 1, recovery: 'wait' },
      deliver: async () => ({ kind: 'done' }),
    }),
  };
  return { ...original, CHANNELS: { ...original.CHANNELS, pager } };
});

describe('a channel that is an entry and a sender', () => {
  it('is in Health, can be tested, and has its setting and its audit entry', async () => {
    const config = { pagerUrl: PAGER.PAGER_URL, dataDir: tmpdir() };
    const server = await startTestServer({ config, environment: PAGER, delivers: true });
    const { headers } = await signIn(server, 'owner');
    const call = async (method: 'GET' | 'POST', path: string) =>
      (await server.app.inject({ method, url: `/desk/api${path}`, headers })).json();

    expect((await call('GET', '/health')).channels).toContainEqual(
      expect.objectContaining({ name: 'pager', label: 'Pager', canTest: true }),
    );
    expect(await call('POST', '/health/channels/pager/test')).toMatchObject({ isAccepted: true });
    expect((await call('GET', '/settings')).settings).toContainEqual(
      expect.objectContaining({
        ...{ name: 'PAGER_URL', group: 'Channels', label: 'Pager of sales', isSecret: true, isSet: true },
        warning: 'This address is http, so that what visitors write can be read on the way.',
      }),
    );
    expect((await call('GET', '/audit')).entries).toContainEqual(
      expect.objectContaining({ action: 'channel.test', subject: expect.stringContaining('pager') }),
    );
    const lead = await storeLead(server.database, {
      deliveries: [{ channel: 'pager', state: 'done', ended_at: '2026-03-01T10:00:00.000Z' }],
    });
    expect(await listSentElsewhere(server.database, [lead])).toMatchObject([
      { place: 'the pager’s company', messages: 1 },
    ]);
  });

  it('is in the start warnings and the legal list', () => {
    const config = readConfig(PAGER);
    expect(startWarnings(config).join()).toContain(
      'PAGER_URL: is http, so that what visitors write can be read',
    );
    expect(dataProcessingOf(config, channelRecipients(config)).connected).toEqual(['teamChat']);
    expect(describeTarget('pager', 'a@example.com', null)).toBe('The pager');
  });
});

it.each(Object.entries(CHANNELS))('has all that derives from %s', (name, entry) => {
  expect(labelOf(name)).toBe(entry.name);
  expect(channelsTo(entry.recipient)).toContain(name);
  expect(describeTarget(name, 'a@example.com', null)).toBe(entry.receiver ?? 'a@example.com');
  for (const [setting, schema] of Object.entries(entry.settings)) {
    expect(SETTINGS).toHaveProperty(setting, schema);
    expect(schema).toMatchObject({ desk: { group: 'Channels', label: expect.any(String) } });
    if (setting.endsWith('_URL'))
      expect(schema).toMatchObject({ desk: { isSecret: true }, sends: expect.any(String) });
  }
});

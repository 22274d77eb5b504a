import { expect, it } from 'vitest';
import { readConfig } from '../../settings/read-config.ts';
import { channelRecipients } from '../leads/leads.channels.ts';
import { dataProcessingOf } from './data-processing.ts';

function processingWith(environment: Record<string, string>) {
  const config = readConfig(environment);
  return dataProcessingOf(config, channelRecipients(config));
}

it('connects no one by default, and deletes requests after 730 days', () => {
  expect(processingWith({})).toEqual({
    connected: [],
    retentionDays: { demo: 730, contact: 730, agent: 730, chatbot: 730 },
    copiesKept: null,
  });
});

it.each([
  ['email', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@example.com' }],
  ['teamChat', { SLACK_WEBHOOK_URL: 'https://hooks.example/a' }],
  ['teamChat', { TEAMS_WEBHOOK_URL: 'https://hooks.example/a' }],
  ['videoCall', { DEMO_MEETING_URL: 'https://meet.example/demo' }],
  ['languageModel', { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' }],
  ['sharedCounters', { REDIS_URL: 'redis://host:6379' }],
])('connects %s with %j', (recipient, environment) => {
  expect(processingWith(environment as Record<string, string>).connected).toEqual([recipient]);
});

it('connects no model while the chat is off', () => {
  const model = { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' };
  expect(processingWith({ ...model, PLATFORM: 'off' }).connected).toEqual([]);
});

it('counts the copies that the server itself makes', () => {
  expect(processingWith({ BACKUP_DIR: '/srv/copies', BACKUP_KEEP: '7' }).copiesKept).toBe(7);
  const postgres = { DATABASE_URL: 'postgres://a:b@c:5432/d', BACKUP_DIR: '/srv/copies' };
  expect(processingWith(postgres).copiesKept).toBeNull();
});

it('tells other periods, and which kinds are kept', () => {
  expect(processingWith({ RETENTION_DAYS: 'demo=365' }).retentionDays).toEqual({ demo: 365 });
});

import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { FOLDERS } from '../plugins/settings/folders.ts';
import { LIMITS } from '../plugins/settings/limits.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import { acceptedBy, type SettingSchema } from './describe-setting.ts';
import { readConfig } from './read-config.ts';
import { SETTINGS } from './settings.ts';

describe('readConfig', () => {
  it('has a safe default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: null,
      publicUrl: null,
      allowedOrigins: [],
      trustedProxies: [],
      leadsPerMinute: 300,
      retentionDays: { demo: 730, contact: 730, agent: 730, chatbot: 730 },
      demoSeats: 1,
      demoDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      demoNoticeMinutes: 0,
      demoHorizonDays: 365,
      demoMeetingUrl: null,
      office: DEFAULT_OFFICE,
      holidays: new Set(),
      metricsPortIsChosen: false,
    });
  });

  it('includes constants, which no variable changes', () => {
    expect(readConfig({ BODY_LIMIT_BYTES: '1024', SITE_DIR: '/elsewhere' })).toMatchObject({
      ...LIMITS,
      ...FOLDERS,
      bodyLimitBytes: 65_536,
    });
    expect(LIMITS.headersTimeoutMs).toBeLessThan(LIMITS.requestTimeoutMs);
  });

  it('treats an empty variable as missing', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each<[string, string, string, unknown, Record<string, string>?]>([
    ['PORT', '0', 'port', 0],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'localhost', 'host', 'localhost'],
    ['DATA_DIR', '/var/lib/site', 'dataDir', '/var/lib/site'],
    ['DATABASE_URL', 'postgres://a:b@c:5432/d', 'databaseUrl', 'postgres://a:b@c:5432/d'],
    ['REDIS_URL', 'rediss://c:6379', 'redisUrl', 'rediss://c:6379'],
    ['PUBLIC_URL', 'https://www.example.com/', 'publicUrl', 'https://www.example.com'],
    ['PUBLIC_URL', 'http://localhost:3000', 'publicUrl', 'http://localhost:3000'],
    [
      'ALLOWED_ORIGINS',
      'https://app.example.com, http://localhost:5173/',
      'allowedOrigins',
      ['https://app.example.com', 'http://localhost:5173'],
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1,192.0.2.1', 'trustedProxies', ['10.0.0.0/8', '::1', '192.0.2.1']],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['METRICS_PORT', '9464', 'metricsPortIsChosen', true],
    ['LLM_PRICES_USD', '0.15, 2', 'llmPricesUsd', [0.15, 2]],
    ['LLM_DAILY_BUDGET_USD', '0', 'llmDailyBudgetUsd', 0, { LLM_PRICES_USD: '1,1' }],
    ['RETENTION_DAYS', 'demo=30, contact = 36500', 'retentionDays', { demo: 30, contact: 36_500 }],
    ['CRAWLERS', 'fetch, search', 'crawlers', ['search', 'fetch']],
    ['CRAWLERS', 'none', 'crawlers', []],
    ['DEMO_DAYS', 'mon-fri', 'demoDays', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['DEMO_DAYS', 'Sun, wed-thu,wed', 'demoDays', ['wed', 'thu', 'sun']],
    ['DEMO_DAYS', 'sat-mon', 'demoDays', ['mon', 'sat', 'sun']],
    ['DEMO_MEETING_URL', 'https://meet.example/demo', 'demoMeetingUrl', 'https://meet.example/demo'],
    ['DEMO_ZONE', 'Europe/Berlin', 'office.zoneLabel', 'Central European Time'],
    ['DEMO_ZONE', 'America/New_York', 'office.place', 'New York'],
    ['DEMO_HOURS', '09:00-17:00', 'office.hours.6', [[540, 1020]]],
    ['DEMO_MINUTES', '45', 'office.minutes', 45],
    ['PHONE_COUNTRY', 'DE', 'office.dial', '+49'],
    ['COMPANY_NAME', 'Rao & Töchter GmbH', 'companyName', 'Rao & Töchter GmbH'],
    ['COMPANY_ADDRESS', '1 Main Street, Pune', 'companyAddress', '1 Main Street, Pune'],
    ['MAIL_FROM', 'hello@example.com', 'mailFrom', 'hello@example.com'],
    ['SLACK_WEBHOOK_URL', 'https://hooks.example/a', 'slackWebhookUrl', 'https://hooks.example/a'],
  ])('reads %s=%s', (name, text, key, value, others = {}) => {
    expect(readConfig({ ...others, [name]: text })).toHaveProperty(key, value);
  });

  it.each([
    ['DEMO_ZONE', 'Europe/Atlantis'],
    ['DEMO_ZONE', '+05:30'],
    ['PHONE_COUNTRY', 'Germany'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['PORT', '0x50'],
    ['HOST', 'not a host'],
    ['HOST', 'http://localhost'],
    ['DATA_DIR', 'a\0b'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'secret'],
    ['REDIS_URL', 'http://localhost'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com/shop'],
    ['PUBLIC_URL', 'https://user:secret@www.example.com'],
    ['PUBLIC_URL', 'ftp://www.example.com'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://app.example.com,*'],
    ['ALLOWED_ORIGINS', 'https://*.example.com'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://app.example.com/console'],
    ['ALLOWED_ORIGINS', 'https://app.example.com,,https://b.example.com'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1/00'],
    ['TRUSTED_PROXIES', '10.0.0.1, ::/0'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['TRUSTED_PROXIES', '10.0.0.1/255.0.0.0'],
    ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
    ['TRUSTED_PROXIES', '10.0.0.1/'],
    ['DEMO_SEATS', '0'],
    ['DEMO_DAYS', 'weekdays'],
    ['DEMO_DAYS', 'mon-fri-sun'],
    ['DEMO_DAYS', 'mon,,wed'],
    ['DEMO_HORIZON_DAYS', '0'],
    ['DEMO_MEETING_URL', 'meet.example'],
    ['LOG_LEVEL', 'loud'],
    ['CRAWLERS', 'search,none'],
    ['CRAWLERS', 'everything'],
    ['RETENTION_DAYS', '30'],
    ['RETENTION_DAYS', 'demo'],
    ['RETENTION_DAYS', 'demo=0'],
    ['RETENTION_DAYS', 'demo=36501'],
    ['RETENTION_DAYS', 'demo=30,visitor=30'],
    ['RETENTION_DAYS', 'demo=30=30'],
    ['LLM_BASE_URL', 'ftp://models.example'],
    ['SMTP_URL', 'https://user:hidden@mail.example'],
    ['MAIL_FROM', 'Example <hello@example.com>'],
    ['SALES_EMAIL', 'a@example.com, b@example.com'],
    ['CRM_WEBHOOK_URL', 'ftp://crm.example'],
    ['CRM_WEBHOOK_URL', 'https://crm:100%sure@crm.example'],
    ['SMTP_URL', 'smtps://mailer:50%@mail.example'],
    ['CRM_WEBHOOK_SECRET', 'hidden'],
    ['CRM_WEBHOOK_SECRET', 'whsec_dG9vIHNob3J0'],
    ['CRM_WEBHOOK_SECRET', 'whsec_not%base64'],
    [
      'CRM_WEBHOOK_SECRET',
      Array(3)
        .fill(`whsec_${Buffer.alloc(24).toString('base64')}`)
        .join(),
    ],
    ['COMPANY_NAME', 'two\nlines'],
    ['COMPANY_ADDRESS', ' '],
    ['REPLY_WITHIN', 'd'.repeat(301)],
    ['LLM_API_KEY', 'two words'],
    ['LLM_API_KEY', 'line\nfeed'],
    ['LLM_DAILY_BUDGET_USD', '-1'],
    ['LLM_PRICES_USD', '1,-1'],
    ['LLM_PRICES_USD', '1,1e3'],
    ['LLM_PRICES_USD', '1,10000.1'],
    ['LLM_PRICES_USD', '1'],
    ['LLM_PRICES_USD', '1,2,3'],
  ])('refuses %s=%j in one line with its name and what it accepts, without its value', (name, text) => {
    const accepts = acceptedBy(SETTINGS[name as keyof typeof SETTINGS] as SettingSchema);
    expect(() => readConfig({ [name]: text })).toThrow(
      expect.objectContaining({ message: `${name}: must be ${accepts}` }),
    );
  });

  it.each([
    ['PORT', 'a port from 0 to 65535'],
    ['LOG_LEVEL', 'one of trace, debug, info, warn, error, fatal, silent'],
    ['DATABASE_URL', 'an address, such as postgres://user:password@host:5432/name'],
    ['DEMO_DAYS', 'days and ranges between commas, such as mon-fri or mon,wed-sat'],
    ['CRAWLERS', 'values between commas, each one of search, fetch, train, none'],
    [
      'RETENTION_DAYS',
      'values between commas, each one of demo, contact, agent, chatbot, then = and days from 1 to 36500, such as demo=365,contact=730',
    ],
    [
      'LLM_PRICES_USD',
      '2 values between commas, each US dollars per million tokens from 0 to 10000, such as 0.25,2',
    ],
  ])('reports for %s that it must be %s', (name, accepts) => {
    expect(() => readConfig({ [name]: '?' })).toThrow(`${name}: must be ${accepts}`);
  });

  it.each([
    ['DEMO_RETENTION_DAYS', 'RETENTION_DAYS'],
    ['LLM_COMPLETION_PRICE_USD', 'LLM_PRICES_USD'],
  ])('refuses %s, which %s has replaced', (name, whole) => {
    expect(() => readConfig({ [name]: '30' })).toThrow(`${name}: is a part of ${whole} now`);
  });

  it.each([
    [{ LLM_BASE_URL: 'https://api.example.com/v1' }, /^LLM_MODEL: must be set, because LLM_BASE_URL is$/],
    [{ LLM_DAILY_BUDGET_USD: '5' }, /^LLM_DAILY_BUDGET_USD: needs LLM_PRICES_USD$/],
    [{ LLM_API_KEY: 'key', LLM_MODEL: 'm' }, /^LLM_BASE_URL: must be set, because LLM_MODEL is$/],
  ])('refuses an incomplete configuration of a model: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM: must be set, because SMTP_URL is$/],
    [
      { CRM_WEBHOOK_URL: 'https://crm.example' },
      /^CRM_WEBHOOK_SECRET: must be set, because CRM_WEBHOOK_URL is$/,
    ],
    [
      { CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}` },
      /^CRM_WEBHOOK_URL: must be set, because CRM_WEBHOOK_SECRET is$/,
    ],
  ])('refuses an incomplete configuration of notifications: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('ignores other variables', () => {
    expect(readConfig({ NODE_ENV: 'production', DEBUG: '1' })).toEqual(readConfig({}));
  });
});

describe('SETTINGS', () => {
  it.each([
    ['DEMO_HOURS', '9-17', 'DEMO_HOURS: “9-17” isn’t days and hours such as mon-fri 09:00-17:00.'],
    [
      'DEMO_HOURS',
      'mon-xyz 09:00-17:00',
      'DEMO_HOURS: “mon-xyz 09:00-17:00” names a day other than mon, tue, wed, thu, fri, sat, sun.',
    ],
    ['DEMO_HOURS', '17:00-09:00', 'DEMO_HOURS: “17:00-09:00” ends before it begins.'],
    ['DEMO_HOLIDAYS', '/nowhere/holidays.txt', 'DEMO_HOLIDAYS: it cannot be read (ENOENT)'],
  ])('says what is wrong with %s=%s', (name, text, message) => {
    expect(() => readConfig({ [name]: text })).toThrow(new StartError(name, message.split(': ')[1] ?? ''));
  });

  it('contains 58 settings at most', () => {
    expect(
      Object.keys(SETTINGS).length,
      '58 settings at most: make one a constant in server/plugins/settings/limits.ts, or raise the number here and in CONTRIBUTING.md, with a record in docs/decisions of why',
    ).toBeLessThanOrEqual(58);
  });

  it.each(Object.entries<SettingSchema>(SETTINGS as Record<string, SettingSchema>))(
    'describes %s, with a default that it accepts',
    (name, { description, default: value, type }) => {
      expect(description).toMatch(/\w/);
      const isListed = typeof value === 'object' && Object.values(value as object).length > 0;
      if (value === undefined || (typeof value === 'object' && !isListed)) return;
      const parts = Object.entries(isListed ? (value as object) : {});
      const text = isListed
        ? parts.map(([key, part]) => (type === 'array' ? part : `${key}=${part}`)).join()
        : String(value);
      expect(readConfig({ [name]: text })).toEqual({
        ...readConfig({}),
        metricsPortIsChosen: name === 'METRICS_PORT',
      });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { findMissingSettings } from './missing-settings.rules.ts';

const WHOLE = {
  ...{ smtpUrl: 'smtp://mail.example', salesEmail: 'sales@example.com', alertEmail: 'it@example.com' },
  ...{ slackWebhookUrl: null, backupDir: '/backups', backupStore: null, companyName: 'Example GmbH' },
};

describe('what is not set up', () => {
  it.each([
    [{}, []],
    [{ smtpUrl: null }, ['not-set:SMTP_URL']],
    [{ salesEmail: null }, ['not-set:SALES_EMAIL']],
    [{ alertEmail: null }, ['not-set:ALERT_EMAIL']],
    [{ alertEmail: null, slackWebhookUrl: 'https://hooks.example' }, []],
    [{ backupDir: null, companyName: null }, ['not-set:BACKUP_DIR', 'not-set:COMPANY_NAME']],
  ])('with %j is %j', (changed, causes) => {
    expect(findMissingSettings({ ...WHOLE, ...changed }).map(({ cause }) => cause)).toEqual(causes);
  });
});

import { describe, expect, it } from 'vitest';
import { formerSettings } from './former-settings.ts';

describe('formerSettings', () => {
  it('names a variable that was a setting, and what is always the case, but not what it was set to', () => {
    expect(formerSettings({ SHUTDOWN_TIMEOUT_MS: '60000', CHAT_EVENTS_PER_SECOND: '7' })).toEqual([
      'SHUTDOWN_TIMEOUT_MS: is no setting any more and does nothing; it is always 10000',
      'CHAT_EVENTS_PER_SECOND: is no setting any more and does nothing; it is always 20',
    ]);
  });

  it('says nothing of settings, of what is empty and of what others mean', () => {
    expect(formerSettings({ PORT: '80', SITE_DIR: '', HOME: '/root' })).toEqual([]);
  });
});

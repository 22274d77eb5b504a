import { describe, expect, it } from 'vitest';
import { formerSettings } from './former-settings.ts';

describe('formerSettings', () => {
  it('names a removed setting and its fixed value, but not the value that is set', () => {
    expect(formerSettings({ SHUTDOWN_TIMEOUT_MS: '60000', CHAT_EVENTS_PER_SECOND: '7' })).toEqual([
      'SHUTDOWN_TIMEOUT_MS: is no longer a setting and has no effect; the value is always 10000',
      'CHAT_EVENTS_PER_SECOND: is no longer a setting and has no effect; the value is always 20',
    ]);
  });

  it('ignores current settings, empty variables and those of other programs', () => {
    expect(formerSettings({ PORT: '80', SITE_DIR: '', HOME: '/root' })).toEqual([]);
  });
});

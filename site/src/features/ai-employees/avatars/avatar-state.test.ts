import { describe, expect, it } from 'vitest';
import { avatarState } from './avatar-state.ts';

describe('avatarState', () => {
  it.each([
    ['idle', 'without a picture', null],
    ['loading', 'until the picture has arrived', { complete: false, naturalWidth: 0 }],
    ['loaded', 'once it has', { complete: true, naturalWidth: 96 }],
    ['error', 'when nothing arrived that can be drawn', { complete: true, naturalWidth: 0 }],
  ] as const)('reports %s %s', (state, _when, picture) => {
    expect(avatarState(picture)).toBe(state);
  });
});

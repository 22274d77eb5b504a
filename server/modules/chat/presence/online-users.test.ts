import { describe, expect, it } from 'vitest';
import { OnlineUsers } from './online-users.ts';

const ASHA = { userId: 'asha', clientId: 'acme' };
const BEN = { userId: 'ben', clientId: 'acme' };
const EVE = { userId: 'eve', clientId: 'other' };

describe('OnlineUsers', () => {
  it('lists the users of a client on all processes', () => {
    const users = new OnlineUsers();
    users.come('here', ASHA);
    users.come('there', BEN);
    users.come('there', EVE);
    expect([...users.listOnline('acme')]).toEqual(['asha', 'ben']);
    expect(users.listUsersOf('there')).toEqual([BEN, EVE]);
    expect([users.countElsewhere('here'), users.countElsewhere('there')]).toEqual([2, 1]);
  });

  it('returns a change when a user comes to the first process and leaves the last', () => {
    const users = new OnlineUsers();
    expect(users.come('here', ASHA)).toEqual([{ ...ASHA, isOnline: true }]);
    expect(users.come('here', ASHA)).toEqual([]);
    expect(users.come('there', ASHA)).toEqual([]);
    expect(users.go('here', 'asha')).toEqual([]);
    expect(users.go('here', 'asha')).toEqual([]);
    expect(users.go('there', 'asha')).toEqual([{ ...ASHA, isOnline: false }]);
    expect([...users.listOnline('acme')]).toEqual([]);
  });

  it('replaces the users of a process, and returns the changes', () => {
    const users = new OnlineUsers();
    users.come('here', BEN);
    for (const user of [ASHA, BEN]) users.come('there', user);
    expect(users.replace('there', [EVE])).toEqual([
      { ...ASHA, isOnline: false },
      { ...EVE, isOnline: true },
    ]);
    expect(users.replace('there', [])).toEqual([{ ...EVE, isOnline: false }]);
    expect([...users.listOnline('acme')]).toEqual(['ben']);
  });
});

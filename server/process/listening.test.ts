import { expect, it } from 'vitest';
import { findInheritedSocket } from './listening.ts';

it.each<[string, Record<string, string>, number | undefined]>([
  ['nothing', {}, undefined],
  ['a socket', { LISTEN_FDS: '1' }, 3],
  ['a socket for this process', { LISTEN_FDS: '1', LISTEN_PID: '42' }, 3],
  ['several sockets', { LISTEN_FDS: '2', LISTEN_PID: '42' }, 3],
  ['a socket for its parent', { LISTEN_FDS: '1', LISTEN_PID: '41' }, undefined],
  ['no socket', { LISTEN_FDS: '0', LISTEN_PID: '42' }, undefined],
  ['an empty variable', { LISTEN_FDS: '' }, undefined],
  ['no number', { LISTEN_FDS: 'one' }, undefined],
])('returns the inherited socket of a process with %s', (_case, environment, descriptor) => {
  expect(findInheritedSocket(environment, 42)).toBe(descriptor);
});

// Names under which Socket.IO reaches several sockets at once; 'room' is a word of the specification.

/** The sockets of those who may read a room. */
export function roomChannel(roomId: string): string {
  return `room:${roomId}`;
}

/** The sockets of one user. */
export function userChannel(userId: string): string {
  return `user:${userId}`;
}

/** The sockets that a login opened. */
export function loginChannel(loginId: string): string {
  return `login:${loginId}`;
}

/** The sockets of all users of a client. */
export function clientChannel(clientId: string): string {
  return `client:${clientId}`;
}

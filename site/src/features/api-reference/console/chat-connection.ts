import { io, type Socket } from 'socket.io-client';
import { API_HOST } from '../../../api/host.ts';

export interface ChatListener {
  onOpen: () => void;
  /** @param reason in the words of Socket.IO */
  onClose: (reason: string) => void;
  /** No connection could be made; the library tries again by itself. */
  onFailure: (message: string) => void;
  onEvent: (name: string, values: unknown[]) => void;
}

/** Opens the chat socket. The token travels in `auth`: a WebSocket takes no headers. */
export function openChat(accessToken: string, listener: ChatListener): Socket {
  const socket = io(API_HOST || window.location.origin, { auth: { token: accessToken }, forceNew: true });
  socket.on('connect', listener.onOpen);
  socket.on('disconnect', listener.onClose);
  socket.on('connect_error', ({ message }) => listener.onFailure(message));
  socket.onAny((name: string, ...values: unknown[]) => listener.onEvent(name, values));
  return socket;
}

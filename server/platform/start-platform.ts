import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import { createClientStore } from '../modules/accounts/clients.store.ts';
import { allowSilence } from '../modules/chat/limits/heartbeat.ts';
import { namedIn } from '../modules/site/company.settings.ts';
import type { AppContext } from '../plugins/app-context.ts';
import type { ClientNetworks } from '../plugins/http/client-network.ts';
import { refuseResponse, refuseSocket } from '../plugins/http/refusal.ts';
import { securityHeaders } from '../plugins/http/security-headers.ts';
import { offersDemo } from '../plugins/settings/demo-client.ts';
import { Overloaded } from '../shared/errors.ts';
import { isChatSocket, isPlatformCall, type Platform, type SiteParts } from './platform.ts';
import { superviseThread, type ThreadOptions } from './supervise-thread.ts';

/**
 * A request through a named pipe needs no file; elsewhere a socket is one, in a folder that only its owner can enter.
 */
const PIPE_PREFIX = process.platform === 'win32' ? '\\\\.\\pipe\\' : '';

/**
 * Opens the platform, which runs in a worker thread, and forwards its requests. What fails or never ends there costs
 * its own callers a 503 until the thread is replaced; the site and its forms go on (decision 025).
 */
export async function startPlatform(
  { config, settings, logger, isSecure, database, clock }: AppContext,
  { site, networks, callSite }: Pick<SiteParts, 'site' | 'networks' | 'callSite'>,
  options: ThreadOptions,
): Promise<Platform> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const headers = securityHeaders(isSecure);
  const agent = new Agent({ keepAlive: true });
  const thread = superviseThread({
    ...options,
    config,
    logger,
    callSite,
    files: site.files,
    nameSocket: (number) => join(PIPE_PREFIX + folder, `${number}.sock`),
  });
  const proxy = createProxyServer({ prependPath: false });
  const clients = createClientStore({ database, clock });
  // A server that cannot store it now still takes leads.
  const demoClient = offersDemo(config)
    ? await clients.findOrCreateDemoClient().catch((err) => {
        logger.warn({ err }, 'the demo client could not be stored');
      })
    : undefined;
  let named = namedIn(config);
  settings.onChange(async () => {
    if (namedIn(config) === named) return;
    named = namedIn(config);
    await thread.restart(config.shutdownTimeoutMs / 2);
  });

  return {
    demoClientId: demoClient?.id,
    readMetrics: thread.readMetrics,
    gate: {
      isMeant: ({ url }) => isChatSocket(url),
      answer: forward,
      async upgrade(request, socket, head) {
        const target = await findTarget(request, networks);
        if (!target) return refuseSocket(socket, new Overloaded(), headers);
        proxy.ws(request, socket as Socket, target, head).catch(() => socket.destroy());
      },
    },
    answerOnFastPath(request, response) {
      if (!isPlatformCall(request.url)) return false;
      void forward(request, response);
      return true;
    },
    async close(timeoutMs) {
      await thread.close(timeoutMs);
      agent.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = await findTarget(request, networks);
    if (!target) {
      refuseResponse(response, new Overloaded(), headers);
      return;
    }
    if (isChatSocket(request.url)) allowSilence(request.socket);
    proxy.web(request, response, { ...target, agent }).catch(() => {
      if (response.headersSent) response.destroy();
      else refuseResponse(response, new Overloaded(), headers);
    });
  }

  /** Finds the target of a request, once the thread has started; `undefined` where it has failed. */
  async function findTarget(
    request: IncomingMessage,
    names: ClientNetworks,
  ): Promise<ProxyServerOptions | undefined> {
    const socketPath = await thread.findSocket();
    if (socketPath === undefined) return undefined;
    return { target: { socketPath }, headers: { 'x-forwarded-for': names.networkOf(request) } };
  }
}

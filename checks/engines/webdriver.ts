/** Says only when to give up: a page may take its time on a busy machine. */
const ANSWERS_WITHIN_MS = 120_000;

/** A session of W3C WebDriver: one browser, until it is ended. */
export interface WebDriverSession {
  /** Sends a command, and resolves with its answer. @throws what the driver says */
  post: (command: string, body?: object) => Promise<unknown>;
  /** Ends the browser. */
  end: () => Promise<void>;
}

/** @param driverUrl where a driver listens */
export async function startSession(driverUrl: string): Promise<WebDriverSession> {
  const { sessionId } = (await send('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string };
  const address = `${driverUrl}/session/${sessionId}`;
  return {
    post: (command, body = {}) => send('POST', `${address}/${command}`, body),
    end: async () => {
      await send('DELETE', address);
    },
  };
}

/** Whether a driver listens there and can start a session. */
export async function isReady(driverUrl: string): Promise<boolean> {
  const { ready } = (await send('GET', `${driverUrl}/status`)) as { ready: boolean };
  return ready;
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((cause) => {
    throw new Error(`${method} ${url}: no answer`, { cause });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${url}: ${error}: ${message}`);
}

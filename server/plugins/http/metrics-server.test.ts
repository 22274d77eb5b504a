import { once } from 'node:events';
import { request } from 'node:http';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenForMetrics, portOf } from './metrics-server.ts';

async function askAs(host: string, listeningOn: string): Promise<number | undefined> {
  const server = await listenForMetrics(new Registry(), async () => [], listeningOn, 0);
  onTestFinished(() => void server.close());
  const asked = request({
    host: '127.0.0.1',
    port: portOf(server),
    path: '/metrics',
    headers: { host },
  }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

describe('the metrics on this machine', () => {
  it.each([
    ['127.0.0.1:9464', 200],
    ['localhost', 200],
    ['[::1]:9464', 200],
    ['evil.example:9464', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
  ])('answers the Host header %j with %i', async (host, status) => {
    expect(await askAs(host, '127.0.0.1')).toBe(status);
  });
});

it('answers any Host header when METRICS_HOST opens the metrics to a network', async () => {
  expect(await askAs('site-1.metrics.internal:9464', '0.0.0.0')).toBe(200);
});

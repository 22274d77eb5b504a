import { readFileSync } from 'node:fs';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { BOOKING_PAGE, CALENDAR_FEED, THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChatMetrics } from '../../server/modules/chat/chat.metrics.ts';
import { createDeliveryMetrics } from '../../server/modules/leads/deliveries/deliveries.metrics.ts';
import { createLeadMetrics } from '../../server/modules/leads/intake/leads.metrics.ts';
import { HEALTH_PATHS } from '../../server/plugins/http/health.routes.ts';
import { createMetrics } from '../../server/plugins/http/metrics.ts';
import { listenForMetrics, portOf } from '../../server/plugins/http/metrics-server.ts';
import { LIMITS } from '../../server/plugins/settings/limits.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import { SETTINGS } from '../../server/settings/settings.ts';
import {
  deployFiles,
  readAssignments,
  readDeployFile,
  readManifests,
  readMs,
  readYaml,
} from './deploy-files.ts';

const { version, workspaces } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Names in capitals that are no settings of the server, and whose they are. */
const OTHER_NAMES: Record<string, string> = {
  NODE_ENV: 'Node',
  ENV_FILE: 'the start, before it reads settings',
  PUBLIC_API_HOST: 'the build of the site',
  BUILD_IMAGE: 'the Dockerfile',
  RUN_IMAGE: 'the Dockerfile',
  SITE_HOST: 'compose and Caddy',
  SITE_ALIAS: 'compose and Caddy',
  SITE_UPSTREAMS: 'Caddy',
  POSTGRES_PASSWORD: 'compose',
  REDIS_PASSWORD: 'compose',
  REDISCLI_AUTH: 'the image of Redis',
  POSTGRES_USER: 'the image of Postgres',
  POSTGRES_DB: 'the image of Postgres',
  NET_BIND_SERVICE: 'the kernel',
  APACHE_LOG_DIR: 'Apache',
  METH_POST: 'HAProxy',
  AF_INET: 'the kernel',
  AF_INET6: 'the kernel',
  AF_UNIX: 'the kernel',
};

const dockerfile = readDeployFile('Dockerfile');
const unit = readDeployFile('systemd/site@.service');
const nginx = readDeployFile('nginx/site.conf');
const caddy = readDeployFile('caddy/Caddyfile');
const apache = readDeployFile('apache/site.conf');
const compose = readYaml<{
  services: Record<
    string,
    {
      image: string;
      environment: Record<string, string>;
      stop_grace_period: string;
      cap_drop?: string[];
      security_opt?: string[];
    }
  >;
}>('compose.yaml');
const manifests = readManifests('kubernetes/site.yaml');
const image = readAssignments(dockerfile);

interface Probe {
  httpGet: { path: string; port: string };
}
interface PodTemplate {
  metadata: { annotations: Record<string, string> };
  spec: {
    terminationGracePeriodSeconds: number;
    containers: {
      image: string;
      ports: { name: string; containerPort: number }[];
      startupProbe: Probe;
      livenessProbe: Probe;
      readinessProbe: Probe;
      lifecycle: { preStop: { exec: { command: string[] } } };
    }[];
  };
}
const deployment = manifests.find(({ kind }) => kind === 'Deployment') as unknown as {
  spec: { template: PodTemplate };
};
const pod = deployment.spec.template;
const [container] = pod.spec.containers;
if (!container) throw new Error('the pod has no container');

const shutdownMs = LIMITS.shutdownTimeoutMs;
const matchIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('each file of deploy/', () => {
  it.each(deployFiles)('parses %s by its format', (name) => {
    const text = readDeployFile(name);
    expect(text.length).toBeGreaterThan(0);
    if (name.endsWith('.json')) expect(JSON.parse(text)).toBeTypeOf('object');
    if (/\.ya?ml$/.test(name)) expect(readManifests(name).length).toBeGreaterThan(0);
  });

  it.each(deployFiles)('names only known settings in %s', (name) => {
    const named = readDeployFile(name).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
    expect(named.filter((word) => !(word in SETTINGS) && !(word in OTHER_NAMES))).toEqual([]);
  });

  it('sets only known settings, to valid values', () => {
    const configMap = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as {
      data: Record<string, string>;
    };
    const set = [
      ...image,
      ...readAssignments(unit),
      ...readAssignments(readDeployFile('settings.env')),
      ...Object.entries(configMap.data),
      ...Object.entries(compose.services['app-1']?.environment ?? {}),
    ].filter(([name]) => !(name in OTHER_NAMES));
    expect(set.filter(([name]) => !(name in SETTINGS))).toEqual([]);
    for (const [name, value] of set) {
      // What stands in another place is filled in by systemd or compose.
      const text = value.replaceAll('%i', '3000').replaceAll(/\$\{[^}]*\}/g, 'example');
      expect(() => readConfig({ [name]: text }), name).not.toThrow();
    }
  });
});

describe('ports and paths', () => {
  it('uses the same ports and paths in the image, in compose and in Kubernetes', () => {
    const port = image.get('PORT');
    const metricsPort = image.get('METRICS_PORT');
    expect(port).toBe(String(readConfig({}).port));
    expect(dockerfile).toContain(`EXPOSE ${port} ${metricsPort}`);
    expect(container.ports.map(({ containerPort }) => String(containerPort))).toEqual([port, metricsPort]);
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(metricsPort);
    const upstreams = compose.services.caddy?.environment.SITE_UPSTREAMS?.split(' ');
    const apps = Object.keys(compose.services).filter((name) => name.startsWith('app-'));
    expect(upstreams).toEqual(apps.map((name) => `${name}:${port}`));
  });

  it('points every proxy on one machine to the instances of the unit', () => {
    const instances = matchIn(unit, /site@(\d+)/g);
    expect(new Set(instances)).toEqual(new Set(['3000', '3001']));
    expect(matchIn(nginx, /server 127\.0\.0\.1:(\d+)/g)).toEqual(['3000', '3001', '3000', '3001']);
    expect(matchIn(caddy, /SITE_UPSTREAMS:([^}]*)/g)).toEqual(Array(2).fill('127.0.0.1:3000 127.0.0.1:3001'));
    expect(matchIn(readDeployFile('prometheus/prometheus.yaml'), /127\.0\.0\.1:1(\d+)/g)).toEqual([
      '3000',
      '3001',
    ]);
  });

  it('checks the health paths that the server answers', () => {
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(matchIn(caddy, /health_uri (\S+)/g)).toEqual(['/readyz']);
    expect(HEALTH_PATHS).toEqual(expect.arrayContaining(paths));
    expect(readDeployFile('image/health.mjs')).toContain('/healthz');
  });
});

describe('systemd units', () => {
  const socket = readDeployFile('systemd/site@.socket');
  const settingOf = (text: string, name: string) => matchIn(text, new RegExp(`^${name}=(.*)$`, 'gm'));

  it('keeps the socket of a process open while it is replaced, at the address of the process', () => {
    const { HOST, PORT } = Object.fromEntries(readAssignments(unit));
    expect(settingOf(socket, 'ListenStream')).toEqual([`${HOST}:${PORT}`]);
    expect(settingOf(unit, 'Requires')).toEqual(['site@%i.socket']);
    expect(unit).toMatch(/^After=.*\bsite@%i\.socket\b/m);
    // It would be closed with the process.
    expect(socket).not.toMatch(/^(PartOf|BindsTo)=/m);
  });

  it('writes to the same folder of backups from the server and the backup', () => {
    expect(settingOf(readDeployFile('systemd/site-backup.service'), 'ReadWritePaths')).toEqual(
      settingOf(unit, 'ReadWritePaths'),
    );
  });
});

describe('the shutdown of a process', () => {
  it('fits into the timeout of compose, systemd and Kubernetes', () => {
    const { stop_grace_period = '' } = compose.services['app-1'] ?? {};
    expect(readMs(stop_grace_period)).toBeGreaterThan(shutdownMs);
    expect(readMs(matchIn(unit, /TimeoutStopSec=(\S+)/g)[0] ?? '')).toBeGreaterThan(shutdownMs);
    const [, waits = ''] =
      /},\s*([\d_]+)\)/.exec(container.lifecycle.preStop.exec.command.at(-1) ?? '') ?? [];
    const preStopMs = Number(waits.replaceAll('_', ''));
    expect(preStopMs).toBeGreaterThan(0);
    expect(pod.spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(preStopMs + shutdownMs);
  });

  it('keeps connections open for longer than the proxies reuse them', () => {
    const keptMs = LIMITS.keepAliveTimeoutMs;
    const proxies = [
      ...matchIn(nginx, /^ {4}keepalive_timeout (\S+);/gm),
      ...matchIn(caddy, /^\s*keepalive (\S+)$/gm),
      ...matchIn(apache, /^ *ProxyPass .* ttl=(\d+)/gm),
      ...matchIn(readDeployFile('nghttpx/nghttpx.conf'), /^backend-keep-alive-timeout=(\S+)$/gm),
    ];
    expect(proxies).toHaveLength(5);
    for (const time of proxies) expect(readMs(time)).toBeLessThan(keptMs);
  });
});

it('lets the server, not the proxy, answer oversized bodies', () => {
  const [limit = ''] = matchIn(nginx, /client_max_body_size (\d+)k;/g);
  expect(Number(limit) * 1_024).toBeGreaterThan(LIMITS.bodyLimitBytes);
});

describe('slow visitors', () => {
  it('have one limit for headers in nginx, whichever server their Host names', () => {
    const [http = '', ...servers] = nginx.split(/^server /m);
    expect(http).toMatch(/^client_header_timeout 5s;$/m);
    expect(servers.filter((server) => server.includes('client_header_timeout'))).toEqual([]);
  });

  it('have no limit for a form in Caddy, which would answer 200 beyond it', () => {
    expect(caddy).not.toMatch(/^\s*read_body/m);
  });
});

it('builds the image from every workspace, and runs this version in Kubernetes', () => {
  const copied = matchIn(dockerfile, /^COPY (\w+)\/package\.json/gm);
  expect(copied).toEqual([...workspaces].sort());
  expect(container.image).toBe(`site:${version}`);
});

describe('container images', () => {
  const images = [
    ...matchIn(dockerfile, /^ARG \w+_IMAGE=(\S+)/gm),
    ...Object.values(compose.services).map(({ image }) => image),
  ].filter((name) => name !== 'site');

  it.each(images)('pins %s to one version', (name) => {
    // Published without versions.
    if (name.startsWith('gcr.io/distroless/')) return;
    expect(name).toMatch(/:\d+\.\d+/);
  });

  it('uses the Node version of the project', () => {
    const pinned = readFileSync(new URL('../../.node-version', import.meta.url), 'utf8').trim();
    expect(images).toContain(`node:${pinned}-bookworm-slim`);
  });

  it.each(Object.entries(compose.services))('drops the privileges of %s in compose', (_name, service) => {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });
});

describe('proxy logs', () => {
  it('cuts addresses before their keys', () => {
    const areas = [BOOKING_PAGE, THANK_YOU_PAGE, CALENDAR_FEED].map((path) => path.slice(1));
    for (const text of [nginx, caddy]) {
      const [named = ''] = matchIn(text, /\(\?i:\/\(\?:([\w|]+)\)/g);
      expect(named.split('|').sort()).toEqual(areas.sort());
    }
  });

  it('uses the same format in every server of nginx, or no log', () => {
    const servers = nginx.split(/^server /m).slice(1);
    expect(servers.length).toBeGreaterThan(3);
    for (const server of servers) {
      expect(server).toMatch(/access_log (?:off|\S+ site);/);
      if (!server.includes('access_log off')) expect(server).toMatch(/error_log \S+ crit;/);
    }
  });

  it('contains no address where a proxy cannot cut it', () => {
    expect(matchIn(apache, /^LogFormat "(.*)" site$/gm)).toEqual(['%a %t %v %m %H %>s %B %D']);
    expect(readDeployFile('squid/squid.conf')).toMatch(/^access_log none$/m);
    for (const name of ['haproxy/haproxy.cfg', 'lighttpd/site.conf', 'nghttpx/nghttpx.conf']) {
      expect(readDeployFile(name)).not.toMatch(/^\s*(?:log\b|accesslog)/m);
    }
  });

  it('disables the log of the ingress', () => {
    const ingress = manifests.find(({ kind }) => kind === 'Ingress');
    expect(ingress).toMatchObject({
      metadata: { annotations: { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' } },
    });
  });
});

describe('alerts and dashboard', () => {
  const alerts = readYaml<{ groups: { rules: { alert: string; expr: string }[] }[] }>(
    'prometheus/alerts.yaml',
  );
  const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    readDeployFile('grafana/dashboard.json'),
  );
  const questions = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];

  it('queries only metrics that the server exports', async () => {
    const { registry } = createMetrics();
    createLeadMetrics(registry);
    createChatMetrics(registry, () => 0);
    // Only named here, never asked.
    createDeliveryMetrics({ registry } as Parameters<typeof createDeliveryMetrics>[0]);
    const server = await listenForMetrics(createMetrics().registry, async () => [], '127.0.0.1', 0);
    onTestFinished(() => void server.close());
    const text = await (await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)).text();
    const named = registry.getMetricsAsArray().map(({ name }) => name);
    const known = new Set([...named, ...matchIn(text, /^# TYPE (\S+)/gm)]);
    const asked = questions.flatMap(
      (question) => question.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[\s)]|$)/g) ?? [],
    );
    const ours = asked.filter(
      (name) => !/^(node|histogram|predict|process_start)_/.test(name) && name !== 'group_left',
    );
    expect(ours.length).toBeGreaterThan(40);
    const missing = ours.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('matches each lead call by its address', () => {
    const named = questions.flatMap((question) => matchIn(question, /route=~"([^"]*authms[^"]*)"/g));
    expect(named.length).toBeGreaterThan(3);
    for (const pattern of named) {
      const matcher = new RegExp(`^(?:${pattern})$`);
      expect(Object.values(LEAD_PATHS).filter((path) => !matcher.test(path))).toEqual([]);
    }
  });
});

// `npm run dev`: the site with hot reload on :4321, which passes the calls on to the server on :3000, which
// restarts when its files change.
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['scripts/dev-site.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
for (const child of children) child.on('exit', () => stop('SIGTERM'));

function stop(signal: NodeJS.Signals) {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}

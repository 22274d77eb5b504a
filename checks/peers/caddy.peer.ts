import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'Caddy',
  group: 'In front',
  debian: ['caddy'],
  expected:
    'All right. A body of 1 MB is refused in our words, since Caddy has no limit of its own. A reload cuts open chats, which connect again.',
  async run(bench) {
    const findings = {
      cutsChats: true,
      waitsFor: ['form'] as const,
      slow: {
        surprise:
          'an answer that comes before the form has ended, such as our 408, is held back until the rest of the form has come.',
      },
      reload: { surprise: 'a reload cuts open WebSockets at once; the chat connects again by itself.' },
    };
    await tryProxy(
      bench,
      2,
      async (ports) => {
        const { certificate, key } = await makeCertificate(bench);
        const [port, plainPort] = [await findFreePort(), await findFreePort()];
        // A certificate that is here, in the place of one that Caddy gets by itself, is the one line that is added.
        const file = await placeDeployFile(bench, 'caddy/Caddyfile', [
          [/^\{$/, `{\n\tadmin unix/${bench.folder}/admin\n\thttp_port ${plainPort}\n\thttps_port ${port}`],
          [/^(\{\$SITE_\w+:[\w.]+\} \{)$/, `$1\n\ttls ${certificate} ${key}`],
        ]);
        const env = { SITE_UPSTREAMS: ports.map((each) => `127.0.0.1:${each}`).join(' ') };
        const args = ['--config', file, '--adapter', 'caddyfile'];
        bench.start('caddy', ['run', ...args], { env });
        const reload = () =>
          bench.execute('caddy', ['reload', ...args, '--address', `unix/${bench.folder}/admin`, '--force'], {
            env,
          });
        return { port, hasTls: true, hasHttp2: true, reload };
      },
      findings,
    );
  },
} satisfies Peer;

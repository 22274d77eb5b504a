import type { Peer } from './peer.ts';
import { tryHtmlOfMails } from './text-readers.ts';

export default {
  title: 'lynx',
  group: 'Mail',
  debian: ['lynx'],
  expected: 'Each sentence of the plain text is in what it shows of the HTML.',
  run: (bench) =>
    tryHtmlOfMails(bench, ['lynx', '-dump', '-force_html', '-display_charset=utf-8', '-width=200']),
} satisfies Peer;

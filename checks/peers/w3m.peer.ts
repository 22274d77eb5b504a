import type { Peer } from './peer.ts';
import { tryHtmlOfMails } from './text-readers.ts';

export default {
  title: 'w3m',
  group: 'Mail',
  debian: ['w3m'],
  expected: 'Each sentence of the plain text is in what it shows of the HTML.',
  run: (bench) =>
    tryHtmlOfMails(bench, ['w3m', '-dump', '-T', 'text/html', '-I', 'utf-8', '-O', 'utf-8', '-cols', '200']),
} satisfies Peer;

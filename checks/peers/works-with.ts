// docs/works-with.md, written from the results of the last runs.
import { writeFileSync } from 'node:fs';
import { listPeerNames, loadPeer } from './list-peers.ts';
import { type Attempt, type Finding, GROUPS, type Peer } from './peer.ts';
import { type PeerResult, type PeerResults, readResults } from './peer-results.ts';

export const WORKS_WITH = new URL('../../docs/works-with.md', import.meta.url);

const HEAD = `# Works with

Real servers, clients and files on which the product was tried: each is a script in \`checks/peers/\`, which installs it from Debian or npm, starts
it on this machine alone, tries the product on it, and stops it. \`npm run peers\` runs all and writes this page; \`npm run peers -- radicale\` runs one. A
peer that is not here was not tried. “Right” means that all that is listed came out as it should; the last column says what to set for
that, what is surprising about the peer, and what is a limit of ours.
`;

export interface TriedPeer {
  peer: Pick<Peer, 'title' | 'group'>;
  result: PeerResult;
}

/** Returns the peers that have a result, in the order of their names. */
export async function listTried(results: PeerResults = readResults()): Promise<TriedPeer[]> {
  const names = listPeerNames().filter((name) => results[name]);
  return Promise.all(
    names.map(async (name) => ({ peer: await loadPeer(name), result: results[name] as PeerResult })),
  );
}

export function worksWith(tried: readonly TriedPeer[]): string {
  const tables = GROUPS.map((group) => ({ group, of: tried.filter(({ peer }) => peer.group === group) }))
    .filter(({ of }) => of.length > 0)
    .map(({ group, of }) => `\n## ${group}\n\n${tableOf(of)}`);
  return `${HEAD}${tables.join('')}`;
}

export async function writeWorksWith(): Promise<void> {
  writeFileSync(WORKS_WITH, worksWith(await listTried()));
}

function tableOf(tried: readonly TriedPeer[]): string {
  const rows = tried.map(({ peer: { title }, result: { version, date, attempts } }) => [
    `${title} ${version}`,
    attempts.map((attempt) => attempt.tried).join('; '),
    resultOf(attempts),
    attempts.flatMap(notesOf).join('<br>'),
    date,
  ]);
  return [['peer', 'tried', 'result', 'what to set or know', 'date'], Array(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function resultOf(attempts: readonly Attempt[]): string {
  const has = (kind: keyof Finding) => attempts.some((attempt) => attempt[kind] !== undefined);
  const limits = attempts.filter(({ limit }) => limit !== undefined).length;
  const parts = [
    limits === attempts.length ? 'limited' : has('set') ? 'right with a setting' : 'right',
    ...(has('limit') && limits < attempts.length ? [`limits: ${limits}`] : []),
  ];
  return parts.join('; ');
}

function notesOf({ set, surprise, limit }: Finding): string[] {
  return [
    ...(set ? [`Set: ${set}`] : []),
    ...(limit ? [`Limit: ${limit}`] : []),
    ...(surprise ? [`Surprise: ${surprise}`] : []),
  ];
}

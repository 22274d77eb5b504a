import { parseArgs } from 'node:util';

export type Request =
  | { command: 'help' }
  | { command: 'import'; folder: string | undefined; isWatching: boolean }
  | { command: 'list'; isJson: boolean }
  | { command: 'preview'; url: string; days: number }
  | { command: 'remove'; target: string; redirect: string | undefined };

const DEFAULT_DAYS = '7';
const MOST_DAYS = 365;

export const USAGE = `Usage:
  npm run blog -- import [folder] [--watch]
      stores new and changed articles with their pictures (of content/blog, if no other folder is named);
      --watch: again whenever a file is saved, with a link that shows it
  npm run blog -- list [--json]
      shows every article with its state: live, scheduled, draft; orphaned where its file is gone
  npm run blog -- preview <url> [--days N]
      prints a link that shows an article, published or not, for ${DEFAULT_DAYS} days
  npm run blog -- remove <file or address> [--redirect /path]
      takes an article off the blog; its address says so (410), or leads to the path (301)
They work on the data of the server that runs here, or as DATA_DIR, DATABASE_URL and BLOG_DIR say.`;

/** What the options of each command may be; of another command, an option is a mistake. */
const OPTIONS = { import: ['watch'], list: ['json'], preview: ['days'], remove: ['redirect'] };

/** @returns `undefined` when the arguments make no sense */
export function readRequest(args: readonly string[]): Request | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const { positionals, values } = parsed;
  if (values.help) return { command: 'help' };
  const [command = '', argument, ...rest] = positionals;
  const options = Object.entries(OPTIONS).find(([name]) => name === command)?.[1];
  if (!options || rest.length > 0) return undefined;
  if (Object.keys(values).some((option) => !options.includes(option))) return undefined;
  if (command === 'import') return { command, folder: argument, isWatching: values.watch ?? false };
  if (command === 'list')
    return argument === undefined ? { command, isJson: values.json ?? false } : undefined;
  if (argument === undefined) return undefined;
  if (command === 'remove') return { command, target: argument, redirect: values.redirect };
  const days = readDays(values.days ?? DEFAULT_DAYS);
  return days === undefined ? undefined : { command: 'preview', url: argument, days };
}

function readDays(text: string): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        watch: { type: 'boolean' },
        json: { type: 'boolean' },
        days: { type: 'string' },
        redirect: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    return undefined;
  }
}

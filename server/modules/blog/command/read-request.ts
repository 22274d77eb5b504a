import { Misuse, parseOrRefuse, readLimit, USUAL_LINES } from '../../../cli/command-line.ts';

export type Request =
  | { command: 'help' }
  | { command: 'import'; folder: string | undefined; isWatching: boolean }
  | { command: 'list'; most: number; isJson: boolean }
  | { command: 'preview'; url: string; days: number }
  | { command: 'remove'; targets: readonly string[]; redirect: string | undefined }
  | { command: 'restore'; target: string };

const DEFAULT_DAYS = '7';
const MOST_DAYS = 365;

export const USAGE = `Usage:
  npm run blog -- import [folder] [--watch]
      stores new and changed articles with their pictures (of content/blog, if no other folder is named);
      --watch: again whenever a file is saved, with a link that shows it
  npm run blog -- list [--limit ${USUAL_LINES}] [--json]
      shows articles, the newest first, with their state: live, scheduled, draft; orphaned where its file is gone
  npm run blog -- preview <url> [--days N]
      prints a link that shows an article, published or not, for ${DEFAULT_DAYS} days
  npm run blog -- remove <file or address>... [--redirect /path]
      takes articles off the blog; their addresses say so (410), or lead to the path (301); imports leave their files out
  npm run blog -- restore <file or address>
      imports the file of an article that was removed, and brings it back
They work on the data of the server that runs here, or as DATA_DIR, DATABASE_URL and BLOG_DIR say.`;

type Command = Exclude<Request['command'], 'help'>;

/** What the options of each command may be; of another command, an option is a mistake. */
const OPTIONS: Record<Command, string[]> = {
  import: ['watch'],
  list: ['json', 'limit'],
  preview: ['days'],
  remove: ['redirect'],
  restore: [],
};

/** @throws {Misuse} when the arguments make no sense; its message is empty where there are none */
export function readRequest(args: readonly string[]): Request {
  const { positionals, values } = parse(args);
  const [command = '', argument, ...rest] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (!isCommand(command)) throw new Misuse(command === '' ? '' : `there is no command '${command}'`);
  const stray = Object.keys(values).find((option) => !OPTIONS[command].includes(option));
  if (stray !== undefined) throw new Misuse(`${command} has no option --${stray}`);
  if (rest.length > 0 && command !== 'remove') {
    throw new Misuse(`${command} takes one name at most, and '${rest[0]}' is another`);
  }
  if (command === 'import') return { command, folder: argument, isWatching: values.watch ?? false };
  if (command === 'list') {
    if (argument !== undefined) throw new Misuse(`list takes no names, such as '${argument}'`);
    return { command, most: readLimit(values.limit), isJson: values.json ?? false };
  }
  if (argument === undefined) throw new Misuse(`${command} takes one article`);
  if (command === 'remove') return { command, targets: [argument, ...rest], redirect: values.redirect };
  if (command === 'restore') return { command, target: argument };
  return { command, url: argument, days: readDays(values.days ?? DEFAULT_DAYS) };
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(OPTIONS, name);
}

/** @throws {Misuse} */
function readDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MOST_DAYS) throw new Misuse(`--days is a number from 1 to ${MOST_DAYS}`);
  return days;
}

/** @throws {Misuse} */
function parse(args: readonly string[]) {
  return parseOrRefuse({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      watch: { type: 'boolean' },
      json: { type: 'boolean' },
      limit: { type: 'string' },
      days: { type: 'string' },
      redirect: { type: 'string' },
    },
    allowPositionals: true,
  });
}

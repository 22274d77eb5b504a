import { wordsFor } from '../../words.ts';

/**
 * The tool in place of the plain form, once the calendar is there; the words are those of that form. It proposes through
 * an event, which the calendar answers, and needs nothing else of the page (decision 016).
 */
interface Settings {
  name: string;
  description: string;
  /** Description of each field, by its name. */
  fields: Readonly<Record<string, string>>;
  optional: readonly string[];
  event: string;
}

/** Written in front of this file by `pages/_scripts.ts`. */
declare const BOOKING: Settings;

const answers = wordsFor('bookingTool');

const names = Object.keys(BOOKING.fields);
document.modelContext?.registerTool({
  name: BOOKING.name,
  description: BOOKING.description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string', description: BOOKING.fields[name] }]),
    ),
    required: names.filter((name) => !BOOKING.optional.includes(name)),
  },
  execute: async ({ startDateTime, ...told }: Record<string, unknown>) => {
    // Only strings, and only for fields that exist: nothing has checked yet what an agent sends.
    const entries = names.flatMap((name) => (typeof told[name] === 'string' ? [[name, told[name]]] : []));
    // With any offset from UTC; without one, it's by the clock of this browser, which is the person's.
    const start = new Date(String(startDateTime));
    if (Number.isNaN(start.getTime())) return answers.none;
    const detail: { outcome?: keyof typeof answers } & Record<string, unknown> = {
      startDateTime: start.toISOString(),
      details: Object.fromEntries(entries),
    };
    document.dispatchEvent(new CustomEvent(BOOKING.event, { detail }));
    return answers[detail.outcome ?? 'busy'];
  },
});

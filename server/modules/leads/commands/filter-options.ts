import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import { DAY_MS } from 'contract/dates.ts';
import { LEAD_STATES, type LeadFilter } from '../records/lead-filter.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A command with the options that say which leads are meant. */
export function filteredCommand(name: string) {
  return new Command(name)
    .addOption(new Option('--kind <kind>', 'leads of this form').choices(LEAD_KINDS))
    .addOption(new Option('--state <state>', 'leads in this state').choices(LEAD_STATES))
    .option('--source <name>', 'leads whose visit named this utm_source first')
    .option('--campaign <name>', 'leads whose visit named this utm_campaign first')
    .option('--since <day>', 'from this day in UTC on, or from a time such as 2026-03-01T08:00Z', (typed) =>
      readMoment(typed, 0),
    )
    .option('--until <day>', 'to the end of this day in UTC, or until a time', (typed) =>
      readMoment(typed, DAY_MS),
    )
    .option(
      '--text <text>',
      'found in the form, the full name, a phone, how the visit began, a note, or the day of a demo; capitals, accents and kinds of apostrophes are ignored',
    );
}

/** The options of `filteredCommand` as the filter that they stand for. */
export function toFilter(options: Omit<LeadFilter, 'before'> & { until?: string | undefined }): LeadFilter {
  const { until, ...filter } = options;
  return { ...filter, before: until };
}

/**
 * @param dayMs added to a day without a time, so that a last day counts as a whole
 * @throws {InvalidArgumentError}
 */
function readMoment(typed: string, dayMs: number): string {
  const time = Date.parse(typed);
  const isDay = DAY.test(typed);
  // JavaScript takes the 30th of February for a day of March.
  const isReal = !Number.isNaN(time) && (!isDay || new Date(time).toISOString().startsWith(typed));
  if (!isReal)
    throw new InvalidArgumentError('It is a day such as 2026-03-31, or a time such as 2026-03-31T08:00Z.');
  return new Date(time + (isDay ? dayMs : 0)).toISOString();
}

/** Counts of one week. */
export interface CountedWeek {
  /** Visits of people. */
  visits: number;
  /** Visits by the site or the label that brought them. */
  sources: ReadonlyMap<string, number>;
  /** Forms that were sent, by the same names. */
  forms: ReadonlyMap<string, number>;
  /** Pages, as often as they were opened in visits or as their first page. */
  pages: ReadonlyMap<string, number>;
}

/** Counts below these are chance more than change. */
const LEAST_VISITS = 20;
const LEAST_FORMS = 4;
/** Least change that is worth a sentence, as a part of the count before. */
const LEAST_CHANGE = 0.25;

/** Says in sentences how a week went beside the one before. */
export function describeVisits(week: CountedWeek, before: CountedWeek): string[] {
  if (week.visits === 0 && before.visits === 0) return [];
  const visits = `People made ${counted(week.visits, 'visit')} last week`;
  const sentences = [
    before.visits < LEAST_VISITS
      ? `${visits}.`
      : `${visits}: ${compare(week.visits, before.visits)} the week before.`,
  ];
  const source = findMover(week.sources, before.sources, LEAST_VISITS);
  if (source) sentences.push(`Visits from ${source.name} ${source.moved}.`);
  const form = findMover(week.forms, before.forms, LEAST_FORMS);
  if (form) sentences.push(`Forms from visitors of ${form.name} ${form.moved}.`);
  const [page, opened] = findMost(week.pages);
  if (page !== undefined && week.visits >= LEAST_VISITS) {
    sentences.push(
      `Beside the home page, ${page} was opened most: ${Math.round((100 * opened) / week.visits)} times in 100 visits.`,
    );
  }
  return sentences;
}

/** `12 % more than in`, `as many as in`. */
function compare(now: number, before: number): string {
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return 'as many as in';
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'fewer'} than in`;
}

/** Finds the name whose count changed most, if one changed by much. */
function findMover(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  least: number,
): { name: string; moved: string } | undefined {
  const [most] = [...new Set([...now.keys(), ...before.keys()])]
    .map((name) => ({ name, now: now.get(name) ?? 0, before: before.get(name) ?? 0 }))
    .filter((each) => Math.max(each.now, each.before) >= least)
    .filter((each) => Math.abs(each.now - each.before) >= LEAST_CHANGE * each.before)
    .sort(
      (one, other) =>
        Math.abs(other.now - other.before) - Math.abs(one.now - one.before) ||
        (one.name < other.name ? -1 : 1),
    );
  return most && { name: most.name, moved: describeMove(most.now, most.before) };
}

function describeMove(now: number, before: number): string {
  const figures = `from ${before.toLocaleString('en-US')} to ${now.toLocaleString('en-US')}`;
  if (before === 0) return `are new: ${now.toLocaleString('en-US')}`;
  if (now >= 2.5 * before) return `more than doubled, ${figures}`;
  if (now >= 1.9 * before) return `doubled, ${figures}`;
  return `${now > before ? 'rose' : 'fell'} ${figures}`;
}

function findMost(pages: ReadonlyMap<string, number>): [page: string | undefined, opened: number] {
  const [most] = [...pages]
    .filter(([page]) => page.startsWith('/') && page !== '/')
    .sort(([, a], [, b]) => b - a);
  return most ?? [undefined, 0];
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

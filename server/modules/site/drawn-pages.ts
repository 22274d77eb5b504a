import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  hashInput,
  hashSetting,
  type Input,
  type Inputs,
  isSetting,
  recordReads,
} from 'content/recorded-reads.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { KINDS } from 'contract/content/kinds.ts';
import { alternatePath, DEMO_PAGE, NOT_FOUND_PAGE } from 'contract/site/addresses.ts';
import type { SiteLocals, StatedSettings } from 'contract/site/site-locals.ts';
import { NotFound } from '../../shared/errors.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import type { PageStore } from './page-store.ts';
import { describeBodies, describeFile } from './render-page.ts';
import { type AnswerableFile, AT_START, type Site } from './site-files.ts';

/** Network whose budget of renderings it takes. */
export const OWN_NETWORK = 'server';
/** One is compressed while another is drawn. */
const AT_ONCE = 2;

interface DrawnPagesParts {
  /** Files that visitors are sent: each is replaced as soon as it is drawn. */
  files: Map<string, AnswerableFile>;
  renderForOne: RenderedPages['renderForOne'];
  /** Returns what pages are drawn from at this moment. */
  inputs: () => Inputs;
  store?: PageStore | undefined;
  /** Takes the addresses of files that could not be drawn, and keep their last form. */
  undrawn?: Set<string>;
  /** Ends the drawing at the next page: a stop is not to wait for a hundred. */
  isClosing?: () => boolean;
  /** Called when a file could not be drawn or kept. */
  onProblem: (error: unknown, path: string) => void;
}

/** The files of the build, as words and settings have them. */
export interface DrawnPages {
  /**
   * Draws the files that are older than the words or the settings, while visitors are sent the older ones. Ends when
   * all have their newest form; called again, it draws what failed.
   */
  follow: () => Promise<void>;
  /** Draws a file that a visitor has asked for before others, where a newer form of it is to be drawn. */
  renew: (path: string) => void;
  /** Draws a file that must not be sent as it is; returns its last form where that fails. */
  correct: (file: AnswerableFile) => Promise<AnswerableFile>;
  /**
   * Hands the free times to the booking page, which is drawn for the next visitor where something is free or taken
   * that wasn't: drawing takes the renderer's 40 MB, and most times change between two visits.
   */
  showDays: (days: readonly CalendarDay[], now: Date) => Promise<void>;
}

export function openDrawnPages(parts: DrawnPagesParts): DrawnPages {
  const {
    files,
    renderForOne,
    inputs,
    store,
    undrawn = new Set(),
    isClosing = () => false,
    onProblem,
  } = parts;
  const underWay = new Map<string, Promise<void>>();
  /** Files that are to be drawn. */
  const outdated = new Set<string>();
  let calendar: SiteLocals['calendar'];
  let shown: string | undefined;
  let asked = 0;
  let running: Promise<void> | undefined;

  function isOld({ drawnFrom = {} }: AnswerableFile): boolean {
    const now = inputs();
    return Object.entries(drawnFrom).some(([input, hash]) => hashOf(now, input as Input) !== hash);
  }

  async function drawNewest(): Promise<void> {
    for (let seen = -1; seen !== asked && !isClosing(); ) {
      seen = asked;
      await nextTurn();
      const { pagesOff } = inputs().content;
      // A page that is off has no words to be drawn from, and is drawn when it is on again.
      const old = [...files.values()].filter((file) => isOld(file) && !pagesOff.has(file.page ?? file.path));
      // What visitors read comes before pictures. A page is drawn with its Markdown.
      const targets = new Set(old.sort(pagesFirst).map(({ path, page = path }) => page));
      for (const { path } of old) outdated.add(path);
      const next = targets.values();
      const lane = async () => {
        for (const target of next) {
          if (seen !== asked || isClosing()) return;
          const file = files.get(target);
          if (file && isOld(file)) await draw(target).catch((error: unknown) => onProblem(error, target));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    }
  }

  async function draw(path: string): Promise<void> {
    const target = files.get(path)?.page ?? path;
    const drawing = underWay.get(target) ?? drawTarget(target).finally(() => underWay.delete(target));
    underWay.set(target, drawing);
    try {
      await drawing;
      undrawn.delete(target);
    } catch (error) {
      const file = files.get(target);
      const { pagesOff } = inputs().content;
      // The pictures of such a page go along.
      if (error instanceof NotFound && file && !file.isPage && pagesOff.size > 0) return keepAsItIs(file);
      undrawn.add(target);
      throw error;
    }
  }

  function keepAsItIs(file: AnswerableFile): void {
    const now = inputs();
    const reads = Object.keys(file.drawnFrom ?? {}) as Input[];
    file.drawnFrom = Object.fromEntries(reads.map((input) => [input, hashOf(now, input)]));
  }

  async function drawTarget(target: string): Promise<void> {
    const reads = new Set<Input>();
    const from = inputs();
    let markdown: string | undefined;
    const takeMarkdown = (text: string) => {
      markdown = text;
    };
    const { file, status } = await renderForOne(
      { target, network: OWN_NETWORK, coding: 'identity' },
      Object.assign(recordReads(from, reads), {
        takeMarkdown,
        ...(target === DEMO_PAGE && calendar && { calendar }),
      }),
    );
    if (status !== (target === NOT_FOUND_PAGE ? 404 : 200)) throw new NotFound();
    const drawnFrom = Object.fromEntries([...reads].map((input) => [input, hashOf(from, input)]));
    const { body } = file.identity;
    const alternate = files.get(alternatePath(target));
    const isWritten = alternate?.page === target && markdown !== undefined;
    const [page, written] = await Promise.all([
      compressed(target, body, file.contentSecurityPolicy),
      isWritten ? compressed(alternate.path, Buffer.from(markdown ?? '')) : undefined,
    ]);
    // The page takes its alternate along.
    if (written) await replace(written, drawnFrom);
    if (page) await replace(page, drawnFrom);
  }

  async function compressed(path: string, body: Buffer, contentSecurityPolicy?: string) {
    const { described } = files.get(path) ?? {};
    return described && describeFile(path, { ...described, contentSecurityPolicy }, body, AT_START);
  }

  async function replace(drawn: AnswerableFile, drawnFrom: Readonly<Record<string, string>>): Promise<void> {
    const { path, identity, variants, contentSecurityPolicy } = drawn;
    const { isWrong: _, ...kept } = files.get(path) ?? drawn;
    const alternate = files.get(alternatePath(path));
    files.set(path, {
      ...{ ...kept, identity, variants, contentSecurityPolicy, drawnFrom },
      ...(alternate?.page === path && { alternate }),
    });
    outdated.delete(path);
    // Its times are of this moment.
    if (!store || path === DEMO_PAGE) return;
    const bodies = Object.fromEntries(Object.entries(variants).map(([coding, { body }]) => [coding, body]));
    await store
      .write({ path, contentSecurityPolicy, drawnFrom, bodies })
      .catch((error: unknown) => onProblem(error, path));
  }

  return {
    async follow() {
      asked += 1;
      running ??= drawNewest().finally(() => {
        running = undefined;
      });
      await running;
    },
    renew(path) {
      if (outdated.delete(path)) draw(path).catch((error: unknown) => onProblem(error, path));
    },
    async correct(file) {
      await draw(file.path).catch((error: unknown) => onProblem(error, file.path));
      return files.get(file.path) ?? file;
    },
    async showDays(days, now) {
      const state = JSON.stringify(days);
      if (state === shown) return;
      shown = state;
      calendar = { now: now.toISOString(), days };
      // One that is under way may have begun without these times.
      await underWay.get(DEMO_PAGE)?.catch(() => {});
      for (const path of [DEMO_PAGE, alternatePath(DEMO_PAGE)]) {
        const file = files.get(path);
        if (file) files.set(path, { ...file, isWrong: true });
      }
    },
  };
}

/**
 * Returns the files of a site as they were drawn for these settings, by this process or another one. What is left of
 * files that name other settings is marked: it must be drawn before it is sent.
 */
export async function storedFiles(
  { files, store }: Pick<Site, 'files' | 'store'>,
  settings: StatedSettings,
): Promise<Map<string, AnswerableFile>> {
  const found = new Map(
    await Promise.all([...files].map(async ([path, file]) => [path, await storedForm(file)] as const)),
  );
  for (const file of found.values()) {
    const page = file.page === undefined ? undefined : found.get(file.page);
    if (page) found.set(page.path, { ...page, alternate: file });
  }
  return found;

  async function storedForm(file: AnswerableFile): Promise<AnswerableFile> {
    const { path, described, drawnFrom, variants } = file;
    if (!drawnFrom || !described) return file;
    const stored = await store?.read(path);
    if (stored && namesOnly(settings, stored.drawnFrom)) {
      const { contentSecurityPolicy } = stored;
      const bodies = Object.entries(stored.bodies).filter(([coding]) => coding in variants);
      const drawn = describeBodies({ ...described, contentSecurityPolicy }, new Map(bodies));
      return { ...file, ...drawn, contentSecurityPolicy, drawnFrom: stored.drawnFrom };
    }
    return namesOnly(settings, drawnFrom) ? file : { ...file, isWrong: true };
  }
}

/** Reports whether what a file was drawn from names these settings and no others. */
function namesOnly(settings: StatedSettings, drawnFrom: Readonly<Record<string, string>>): boolean {
  return Object.entries(drawnFrom).every(
    ([input, hash]) => !isSetting(input) || hashSetting(settings, input) === hash,
  );
}

function pagesFirst(one: AnswerableFile, other: AnswerableFile): number {
  return Number(other.isPage) - Number(one.isPage);
}

const made = new WeakMap<object, Map<Input, string>>();

/** Returns the hash of an input. That of documents is made once, when it is first asked for. */
function hashOf(inputs: Inputs, input: Input): string {
  const kept = made.get(inputs.content) ?? new Map<Input, string>();
  made.set(inputs.content, kept);
  const hash = kept.get(input) ?? hashInput(inputs, input);
  if (input in KINDS) kept.set(input, hash);
  return hash;
}

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
import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { StatedSettings } from 'contract/site/stated-settings.ts';
import { NotFound } from '../../shared/errors.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import type { PageStore } from './page-store.ts';
import { describeBodies, describeFile } from './render-page.ts';
import { type AnswerableFile, AT_START } from './site-files.ts';

/** Whose budget of renderings it takes. */
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
  /** Called when a file could not be drawn or kept, and keeps its last form. */
  onProblem: (error: unknown, path: string) => void;
}

/** The files of the build, as words and settings have them. */
export interface DrawnPages {
  /**
   * Draws the files that are older than the words or the settings, while visitors are sent the older ones. Ends when all have
   * their newest form; called again, it draws what failed.
   */
  follow: () => Promise<void>;
  /** Draws one file, and with a page its Markdown. @throws when it could not be drawn */
  draw: (path: string) => Promise<void>;
  /** Draws a file that must not be sent as it is; returns its last form where that fails. */
  correct: (file: AnswerableFile) => Promise<AnswerableFile>;
  /** Hands the free times to the booking page, and draws it where something is free or taken that wasn't. */
  showDays: (days: readonly CalendarDay[], now: Date) => Promise<void>;
}

export async function openDrawnPages(parts: DrawnPagesParts): Promise<DrawnPages> {
  const { files, renderForOne, inputs, store, onProblem } = parts;
  const underWay = new Map<string, Promise<void>>();
  let calendar: SiteLocals['calendar'];
  let shown: string | undefined;
  let asked = 0;
  let running: Promise<void> | undefined;
  await takeStored(files, inputs(), store);

  function isOld({ drawnFrom = {} }: AnswerableFile): boolean {
    const now = inputs();
    return Object.entries(drawnFrom).some(([input, hash]) => hashOf(now, input as Input) !== hash);
  }

  async function drawNewest(): Promise<void> {
    for (let seen = -1; seen !== asked; ) {
      seen = asked;
      await nextTurn();
      const old = [...files.values()].filter(isOld);
      // What visitors read comes before pictures. A page is drawn with its Markdown.
      const targets = new Set(old.sort(pagesFirst).map(({ path, page = path }) => page));
      for (const { path } of old) setRenew(path);
      const next = targets.values();
      const lane = async () => {
        for (const target of next) {
          if (seen !== asked) return;
          const file = files.get(target);
          if (file && isOld(file)) await draw(target).catch((error: unknown) => onProblem(error, target));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    }
  }

  /** Lets the file that a visitor asks for come before others. */
  function setRenew(path: string): void {
    const file = files.get(path);
    if (!file) return;
    const renew = () => {
      files.set(path, { ...(files.get(path) ?? file), renew: undefined });
      draw(path).catch((error: unknown) => onProblem(error, path));
    };
    files.set(path, { ...file, renew });
  }

  async function draw(path: string): Promise<void> {
    const target = files.get(path)?.page ?? path;
    const drawing = underWay.get(target) ?? drawTarget(target).finally(() => underWay.delete(target));
    underWay.set(target, drawing);
    await drawing;
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
    const alternate = files.get(alternatePath(target));
    const isWritten = alternate?.page === target && markdown !== undefined;
    if (isWritten) await replace(alternate.path, Buffer.from(markdown ?? ''), undefined, drawnFrom);
    await replace(target, file.identity.body, file.contentSecurityPolicy, drawnFrom);
  }

  async function replace(
    path: string,
    body: Buffer,
    contentSecurityPolicy: string | undefined,
    drawnFrom: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { described } = files.get(path) ?? {};
    if (!described) return;
    const drawn = await describeFile(path, { ...described, contentSecurityPolicy }, body, AT_START);
    putDrawn(files, path, drawn, drawnFrom);
    // Its times are of this moment.
    if (!store || path === DEMO_PAGE) return;
    const bodies = Object.fromEntries(
      Object.entries(drawn.variants).map(([coding, variant]) => [coding, variant.body]),
    );
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
    draw,
    async correct(file) {
      await draw(file.path).catch((error: unknown) => onProblem(error, file.path));
      return files.get(file.path) ?? file;
    },
    async showDays(days, now) {
      const state = JSON.stringify(days);
      if (state === shown) return;
      calendar = { now: now.toISOString(), days };
      await draw(DEMO_PAGE);
      shown = state;
    },
  };
}

/**
 * Takes the forms of files that were drawn for these settings, by this process or another one. What is left of files that name
 * other settings is marked: it must be drawn before it is sent.
 */
export async function takeStored(
  files: Map<string, AnswerableFile>,
  settings: StatedSettings,
  store: PageStore | undefined,
): Promise<void> {
  await Promise.all(
    [...files].map(async ([path, { described, drawnFrom, variants }]) => {
      if (!drawnFrom || !described) return;
      const stored = await store?.read(path);
      if (stored && namesOnly(settings, stored.drawnFrom)) {
        const { contentSecurityPolicy } = stored;
        const bodies = Object.entries(stored.bodies).filter(([coding]) => coding in variants);
        const whole = describeBodies({ ...described, contentSecurityPolicy }, new Map(bodies));
        putDrawn(files, path, { ...whole, contentSecurityPolicy }, stored.drawnFrom);
      } else if (!namesOnly(settings, drawnFrom)) {
        const file = files.get(path);
        if (file) files.set(path, { ...file, isWrong: true });
      }
    }),
  );
}

/** Reports whether what a file was drawn from names these settings and no others. */
function namesOnly(settings: StatedSettings, drawnFrom: Readonly<Record<string, string>>): boolean {
  return Object.entries(drawnFrom).every(
    ([input, hash]) => !isSetting(input) || hashSetting(settings, input) === hash,
  );
}

/** Puts the drawn form of a file in the place of its last one, and of its page's alternate. */
function putDrawn(
  files: Map<string, AnswerableFile>,
  path: string,
  drawn: Pick<AnswerableFile, 'identity' | 'variants' | 'contentSecurityPolicy'>,
  drawnFrom: Readonly<Record<string, string>>,
): void {
  const current = files.get(path);
  if (!current) return;
  const { isWrong: _, renew: __, ...kept } = current;
  const { identity, variants, contentSecurityPolicy } = drawn;
  const next = { ...kept, identity, variants, contentSecurityPolicy, drawnFrom };
  files.set(path, next);
  const page = current.page === undefined ? undefined : files.get(current.page);
  if (page) files.set(page.path, { ...page, alternate: next });
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

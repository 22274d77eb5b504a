import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import type { Flags } from 'lighthouse';
import { findChromium } from '../../scripts/test-tools.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';

const PROGRAM = fileURLToPath(new URL('./auditor-process.ts', import.meta.url));

/** What is read of Lighthouse's report. */
export interface Audited {
  /** By category, 0 to 100. */
  scores: Record<string, number>;
  /** Names of the audits that are not kept. */
  failing: string[];
  /** How fast Lighthouse's own script ran on this machine. */
  benchmarkIndex: number;
}

/** A Lighthouse with a Chrome of its own, for one page after another; it clears what a page left behind. */
export class Auditor {
  readonly #program: ChildProcess;
  readonly #chrome: LaunchedChrome;
  /** Rejects when the program ends. */
  readonly #ended: Promise<never>;

  private constructor(chrome: LaunchedChrome) {
    this.#chrome = chrome;
    // Without what the runner of these tests gave to its own processes.
    this.#program = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#ended = once(this.#program, 'exit').then(([code]) => {
      throw new Error(`Lighthouse ended with ${code}`);
    });
    // In the end it is told to.
    this.#ended.catch(() => {});
  }

  static async start(): Promise<Auditor> {
    const chromePath = findChromium();
    const chromeFlags = ['--headless', ...CHROMIUM_FLAGS];
    return new Auditor(await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags }));
  }

  async audit(url: string, flags: Flags): Promise<Audited> {
    const answered = once(this.#program, 'message');
    this.#program.send({ url, flags: { ...flags, port: this.#chrome.port } });
    const [audited] = await Promise.race([answered, this.#ended]);
    return audited;
  }

  stop(): void {
    this.#program.kill();
    this.#chrome.kill();
  }
}

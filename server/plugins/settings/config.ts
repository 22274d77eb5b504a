import type { FOLDERS } from './folders.ts';
import type { LIMITS } from './limits.ts';

type Constants = typeof LIMITS & typeof FOLDERS;

/**
 * Decisions of the operator, parsed once at the start (`server/settings/read-config.ts`), and the constants beside
 * them. Each `*.settings.ts` adds the values of its settings: `declare module` merges them into this interface.
 */
export interface Config extends Constants {
  /** The operator named the port, so a taken one is an error instead of a reason to pick another. */
  metricsPortIsChosen: boolean;
}

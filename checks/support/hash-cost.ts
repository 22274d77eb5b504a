import { CURRENT_COST, type HashCost } from '../../server/modules/accounts/password-hash.ts';

const REAL: HashCost = { ...CURRENT_COST };
const CHEAP: HashCost = { memoryKib: 64, passes: 1, parallelism: 1 };

/** A real hash takes a core 30 ms, and hundreds of tests sign up or log in. */
export function useCheapHashes(): void {
  Object.assign(CURRENT_COST, CHEAP);
}

/** Uses real hashes for a test of their cost. The next test has cheap ones again. */
export function useRealHashes(): void {
  Object.assign(CURRENT_COST, REAL);
}

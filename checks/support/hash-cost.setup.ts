import { beforeEach } from 'vitest';
import { useCheapHashes } from './hash-cost.ts';

beforeEach(useCheapHashes);

import { collectAfterStart } from '../shared/collect-garbage.ts';
import { runPlatform } from './run-platform.ts';

await runPlatform();
collectAfterStart();

import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import { WorkerProcess } from '../../shared/worker-process.ts';

type CutFace = NonNullable<SiteLocals['cutFace']>;

const PROGRAM = fileURLToPath(new URL('headline-face.process.ts', import.meta.url));

/**
 * Cuts the faces of headlines in a process of its own, since the tool takes 100 MB and never gives them back. Pages
 * share few sets of letters: each is kept in `DATA_DIR`, so that a start finds those of its pages.
 * @param onProblem called when a face could not be cut; the page does without it
 */
export function createFaceCutter(
  dataDir: string,
  onProblem: (error: unknown) => void,
): { cut: CutFace; end: () => Promise<void> } {
  const folder = join(dataDir, 'pages');
  const worker = new WorkerProcess({
    program: PROGRAM,
    timeoutMs: 10_000,
    maxHeapMb: 128,
    idleMs: 5_000,
    timeoutError: () => new Error('the face of a headline took too long'),
    exitError: () => new Error('the face of a headline could not be cut'),
  });
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for its turn: the process takes one job at a time. */
  function cutInTurn(face: Uint8Array, letters: string): Promise<Uint8Array> {
    const job = last.then(() => worker.run<Uint8Array>({ face, letters }));
    last = job.catch(onProblem);
    return job;
  }

  return {
    async cut(face, letters) {
      const key = hash('sha256', `${hash('sha256', face)} ${letters}`);
      const place = join(folder, `face-${key.slice(0, 32)}`);
      const kept = await readFile(place).catch(() => undefined);
      if (kept) return kept;
      const few = await cutInTurn(face, letters);
      const draft = `${place}.${process.pid}.tmp`;
      // Else it is cut again at the next start.
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(draft, few))
        .then(() => rename(draft, place))
        .catch(() => {});
      return few;
    },
    end: () => worker.end(),
  };
}

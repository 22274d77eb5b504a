import type { PassageSources, Passages } from './passages.ts';

/** Passages whose code and pages are read with the first question: whoever asks nothing pays nothing for it. */
export function openPassagesLazily(sources: PassageSources): Passages {
  let opened: Promise<Passages> | undefined;
  return {
    async find(question, limit) {
      opened ??= import('./passages.ts').then(({ openPassages }) => openPassages(sources));
      return (await opened).find(question, limit);
    },
  };
}

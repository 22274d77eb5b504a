import type { PassageSources, Passages } from './passages.ts';

/** Passages whose code is loaded when they are first needed. */
export function openPassagesLazily(sources: PassageSources): Passages {
  let opened: Promise<Passages> | undefined;
  const open = () => {
    opened ??= import('./passages.ts').then(({ openPassages }) => openPassages(sources));
    return opened;
  };
  return {
    find: async (question, limit) => (await open()).find(question, limit),
    prepare: async () => (await open()).prepare(),
  };
}

import hydrate from 'astro-react-client';
import { preserveEntries } from './preserve-entries.ts';

/** Begins an island as Astro's integration does, but with what was entered before (decision 007). */
const hydrateIsland: typeof hydrate = (island) => {
  const begin = hydrate(island);
  return (Component, ...others) => begin(preserveEntries(Component, island), ...others);
};

export default hydrateIsland;

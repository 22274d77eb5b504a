import hydrate from 'astro-react-client';
import { keepingEntries } from './kept-entries.ts';

/** How Astro begins an island: as the integration does, but with what was entered before (decision 007). */
const hydrateIsland: typeof hydrate = (island) => {
  const begin = hydrate(island);
  return (Component, ...others) => begin(keepingEntries(Component, island), ...others);
};

export default hydrateIsland;

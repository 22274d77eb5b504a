/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of `{host}` at build time; absent for this origin. */
  readonly PUBLIC_API_HOST?: string;
}

declare namespace App {
  type SiteLocals = import('contract/site/site-locals.ts').SiteLocals;

  /** Values that the server hands to pages that are rendered on demand. */
  interface Locals extends SiteLocals {}
}

declare namespace Astro {
  interface ClientDirectives {
    /**
     * Begins an island like `client:visible`, and presses again what was pressed before (`layout/islands/near.ts`).
     */
    'client:near'?: boolean;
  }
}

/** Function with which the React integration begins islands; its own name leads to ours (`astro.config.ts`). */
declare module 'astro-react-client' {
  type Begin = (
    component: import('react').ComponentType<object>,
    props: object,
    slots: Record<string, string>,
    directive: { client: string },
  ) => void;
  const hydrate: (island: HTMLElement) => Begin;
  export default hydrate;
}

/** A module with all that it imports, as the text of one script (`build/bundled-scripts.ts`). */
declare module '*?bundled' {
  const source: string;
  export default source;
}

/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of `{host}` at build time; absent for this origin. */
  readonly PUBLIC_API_HOST?: string;
}

declare namespace App {
  type SiteLocals = import('contract/site/site-locals.ts').SiteLocals;

  /** What the server hands to pages that are rendered on demand. */
  interface Locals extends SiteLocals {}
}

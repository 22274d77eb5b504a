/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of `{host}` at build time; absent for this origin. */
  readonly PUBLIC_API_HOST?: string;
}

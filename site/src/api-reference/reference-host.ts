import { brand } from '../brand.ts';

/** `{host}` in examples and documents: where the calls are in public (design.md, 'Calls'). */
export const host: string = import.meta.env?.PUBLIC_API_HOST || brand.siteUrl;

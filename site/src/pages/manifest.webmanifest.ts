import { webManifest } from '../layout/icons/web-manifest.ts';

export const GET = () =>
  Response.json(webManifest(), { headers: { 'content-type': 'application/manifest+json' } });

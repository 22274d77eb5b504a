import { stripTypeScriptTypes } from 'node:module';
import source from '../features/services/run-scrubber.ts?raw';

/** The script of the run on `/services`, fetched at the first move of its slider (decision 009). */
export const GET = () =>
  new Response(stripTypeScriptTypes(source), { headers: { 'content-type': 'text/javascript' } });

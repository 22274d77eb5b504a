import type { APIRoute } from 'astro';
import { asyncApi } from 'contract/reference/asyncapi.ts';
import { providerAt } from '../features/api-reference/reference-host.ts';
import { reference } from '../features/api-reference/reference-pages.ts';
import { originOf } from '../layout/site-origin.ts';

/** The chat socket as a document for programs. */
export const GET: APIRoute = ({ locals }) =>
  Response.json(asyncApi(reference(), providerAt(originOf(locals))));

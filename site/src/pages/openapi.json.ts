import type { APIRoute } from 'astro';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { providerAt } from '../features/api-reference/reference-host.ts';
import { reference } from '../features/api-reference/reference-pages.ts';
import { originOf } from '../layout/site-origin.ts';
import { office } from '../product/office.ts';

/** The HTTP calls as a document for programs. */
export const GET: APIRoute = ({ locals }) =>
  Response.json(writtenAt(openApi(reference(), providerAt(originOf(locals))), office()));

import { asyncApi } from 'contract/asyncapi.ts';
import { provider } from '../api-reference/provider.ts';

/** The chat socket as a document for programs. */
export const GET = () => Response.json(asyncApi(provider));

import { namedAddresses } from './_named-addresses.ts';

/** Addresses for the build alone, which draws them. */
export const GET = () => Response.json(namedAddresses());

import { namedAddresses } from './_named-addresses.ts';

/** For the build alone, which draws them. */
export const GET = () => Response.json(namedAddresses());

// Queries and rules of this module for other modules.
export { searchSite } from './tools/page-tools.ts';

import { paths } from '../../../product/paths.ts';
import { agentsPath, clientIdPath, guidePath, quickStartPath } from '../reference-pages.ts';
import { clients } from './clients.ts';
import { conventions } from './conventions.ts';
import { errors } from './errors.ts';
import type { Guide } from './guide.ts';
import { versions } from './versions.ts';

/** Pages of the build about what concerns several calls; that of limits depends on the server. */
export const builtGuides: readonly Guide[] = [errors, conventions, versions, clients];

/** What is no endpoint, in the order of the list. */
export const referenceGuides: readonly { name: string; path: string }[] = [
  { name: 'Quick start', path: quickStartPath },
  { name: 'Get a client ID', path: clientIdPath },
  { name: errors.title, path: guidePath(errors.slug) },
  { name: 'Limits', path: guidePath('limits') },
  { name: conventions.title, path: guidePath(conventions.slug) },
  { name: 'Versions', path: guidePath(versions.slug) },
  { name: clients.title, path: guidePath(clients.slug) },
  { name: 'Tools for agents', path: agentsPath },
  { name: 'Changelog', path: paths.changelog },
];

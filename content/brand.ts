import { join } from 'node:path';
import { readContent } from './read-content.ts';

/**
 * Name and addresses of `content/en/site.yaml`, for the build, scripts and checks. Pages read theirs while they are
 * drawn.
 */
export const brand = readContent(join(import.meta.dirname, 'en')).one('site');

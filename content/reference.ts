import { join } from 'node:path';
import { type Reference, readReference } from 'contract/reference/reference.ts';
import { readContent } from './read-content.ts';

/** API reference in the words of `content/en`, for tests and checks. Pages read theirs while they are drawn. */
export const reference: Reference = readReference(readContent(join(import.meta.dirname, 'en')));

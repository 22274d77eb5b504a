import Type from 'typebox';
import { group, linked } from './parts.ts';

/** Words of `/llms.txt`, besides those of the pages that it lists. */
export const LlmsSchema = group({ facts: Type.Array(linked, { title: 'Facts that agents quote' }) });

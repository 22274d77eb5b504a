// Rules of this module for other modules and threads, which load nothing else.
export { postJson } from './channels/post-json.ts';
export { nameForList } from './intake/touch.rules.ts';

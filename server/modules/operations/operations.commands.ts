// Commands of this module for groups of other modules.
export { copyPerson } from './commands/copy-person.ts';
export { erasePerson } from './commands/erase-person.ts';

import { resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { writePrivateFile } from '../../../cli/private-file.ts';
import { printableJson } from '../../../cli/terminal/printable.ts';
import { findPerson, isUnknown } from '../privacy/find-person.ts';
import { copyOfPerson } from '../privacy/person-copy.ts';
import { addressOption } from './address-option.ts';
import { describePerson } from './describe-person.ts';

export const copyPerson = (context: CommandContext) =>
  new Command('copy')
    .summary('writes all data about a person, to send to them')
    .description(
      'Writes all data about a person, to send to them. Passwords, tokens and what others wrote are left out; it prints how often others mention the address.',
    )
    .addOption(addressOption())
    .option('--to <file>', 'a new file that only you can read; otherwise it goes to standard output')
    .action(async ({ email, to }) => {
      await using open = await context.open();
      const { database, config, cwd, print, stdout } = open;
      const person = await findPerson(database, config.dataDir, email);
      const json = `${printableJson(await copyOfPerson(open, person), 2)}\n`;
      if (to === undefined) {
        stdout.write(json);
        return;
      }
      const path = resolve(cwd, to);
      await writePrivateFile(path, async (stream) => void stream.write(json));
      print(isUnknown(person) ? `Nothing is held about this address; ${path} says so.` : `In ${path}:`);
      for (const line of describePerson(person)) print(line);
    });

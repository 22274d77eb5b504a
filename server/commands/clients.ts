// `npm run clients`: for the operator, beside a server that may be running.
import { runClientsCommand } from '../modules/accounts/clients-command.ts';
import { mailSenderOf } from '../modules/notifications/open-channels.ts';
import { type AddressedToken, sendResetToken } from '../modules/notifications/password-mail.ts';
import { readProductName } from '../modules/site/product-name.ts';
import { readCommandConfig } from '../process/command-config.ts';
import { endWith } from '../process/run-from-shell.ts';
import { systemClock } from '../shared/clock.ts';

await endWith(() => {
  const config = readCommandConfig(process.env, (line) => console.error(line));
  const { smtpUrl, siteDir } = config;
  const mailToken = async (smtp: string, reset: AddressedToken) => {
    const sender = mailSenderOf(config, await readProductName(siteDir));
    const outcome = await sendResetToken(smtp, reset, sender);
    return outcome.kind === 'done' ? null : outcome.problem;
  };
  return runClientsCommand(process.argv.slice(2), {
    config,
    clock: systemClock,
    mailToken: smtpUrl === null ? undefined : (reset) => mailToken(smtpUrl, reset),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
});

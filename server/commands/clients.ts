// `npm run clients`: for the operator, beside a server that may be running.
import { runClientsCommand } from '../accounts/clients-command.ts';
import { systemClock } from '../clock.ts';
import { mailSenderOf } from '../deliveries/open-channels.ts';
import { type AddressedToken, sendResetToken } from '../deliveries/password-mail.ts';
import { readCommandConfig } from '../process/command-config.ts';
import { endWith } from '../process/run-from-shell.ts';
import { readProductName } from '../site/product-name.ts';

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

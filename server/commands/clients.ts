// `npm run clients`: for the operator, beside a server that may be running.
import { runClientsCommand } from '../accounts/clients-command.ts';
import { systemClock } from '../clock.ts';
import { StartError } from '../config/start-error.ts';
import { senderOf } from '../deliveries/open-channels.ts';
import { type ResetToken, sendResetToken } from '../deliveries/password-mail.ts';
import { readCommandConfig } from '../process/command-config.ts';
import { readProductName } from '../site/product-name.ts';

try {
  const config = readCommandConfig(process.env, (line) => console.error(line));
  const { smtpUrl, siteDir, publicUrl: siteUrl } = config;
  const mailToken = async (smtp: string, reset: ResetToken) => {
    const productName = await readProductName(siteDir);
    const outcome = await sendResetToken(smtp, reset, { productName, siteUrl, from: senderOf(config) });
    return outcome.kind === 'done' ? null : outcome.problem;
  };
  process.exitCode = await runClientsCommand(process.argv.slice(2), {
    config,
    clock: systemClock,
    mailToken: smtpUrl === null ? undefined : (reset) => mailToken(smtpUrl, reset),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

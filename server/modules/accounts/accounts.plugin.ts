import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { offersDemo } from '../../plugins/settings/demo-client.ts';
import { addAccountRoutes } from './accounts.routes.ts';
import { type Accounts, type AccountsOptions, createAccounts } from './accounts.ts';
import { productNamesIn } from './password.rules.ts';

interface AccountParts
  extends Pick<AccountsOptions, 'onSignedUp' | 'onDeleting' | 'onDeleted' | 'mailResetToken'> {
  site: { name: string; redirects: { origin: string } };
}

/** Sign-up, login, tokens and passwords. */
export async function addAccounts(
  app: FastifyInstance,
  { config, database, clock, redis, metrics, logger }: AppContext,
  { site, ...others }: AccountParts,
): Promise<Accounts> {
  const accounts = await createAccounts({
    ...{ database, clock, redis, ...others },
    productNames: [site.name, ...productNamesIn([site.redirects.origin, config.publicUrl])],
    offersDemo: offersDemo(config),
    onFailure: (err) => logger.error({ err }, 'a forgotten password got no token'),
  });
  await app.register((scope) =>
    addAccountRoutes(scope, { ...config, accounts, redis, onRefused: metrics.countRefused }),
  );
  return accounts;
}

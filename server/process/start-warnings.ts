import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { Host } from '../modules/bookings/hosts/host.ts';
import type { Config } from '../plugins/settings/config.ts';
import { isLoopback } from '../plugins/settings/listening-address.ts';
import { nameOf } from '../plugins/settings/setting-values.ts';
import { readableAddresses } from '../settings/readable-addresses.ts';

/** Settings without which no visitor knows who runs the site; not every company has a register or a VAT number. */
const IDENTITY = ['companyName', 'companyAddress'] as const;

/** Lists what an operator probably did not mean, one line each; nothing of it stops a start. */
export function startWarnings(config: Config): string[] {
  const { publicUrl, trustedProxies, metricsHost, smtpUrl } = config;
  const warnings: string[] = [];
  if (publicUrl !== null && trustedProxies.length === 0) {
    warnings.push(
      'TRUSTED_PROXIES: is not set, so that all visitors behind a proxy share the limits of one address',
    );
  }
  const unstated = IDENTITY.filter((key) => config[key] === null).map(nameOf);
  if (publicUrl !== null && unstated.length > 0) {
    const verb = unstated.length > 1 ? 'are' : 'is';
    warnings.push(
      `${unstated.join(' and ')}: ${verb} not set, so that /legal-notice doesn't state who runs this site`,
    );
  }
  for (const [name, sentence] of readableAddresses(config)) warnings.push(`${name}: ${sentence}`);
  if (smtpUrl !== null && mayLogInReadably(smtpUrl)) {
    warnings.push(
      'SMTP_URL: encrypts only if the server offers it, so that its password and all emails could be read on the way; use smtps:// or add ?requireTLS=true',
    );
  }
  if (!isLoopback(metricsHost)) {
    warnings.push('METRICS_HOST: others can reach it, and the metrics need no password');
  }
  return warnings;
}

/** The same of where demos are held, which hosts may have places of their own for. */
export function meetingWarnings(
  { publicUrl, demoMeetingUrl }: Pick<Config, 'publicUrl' | 'demoMeetingUrl'>,
  hosts: readonly Pick<Host, 'name' | 'isActive' | 'meetingUrl'>[],
): string[] {
  if (publicUrl === null || demoMeetingUrl !== null) return [];
  const active = hosts.filter(({ isActive }) => isActive);
  const without = active.filter(({ meetingUrl }) => meetingUrl === null);
  if (active.length > 0 && without.length === 0) return [];
  const whose = without.length > 0 ? ` of ${without.map(({ name }) => name).join(', ')}` : '';
  const how = without.length > 0 ? ' (npm run hosts -- edit --meeting-url gives each a link)' : '';
  return [
    `DEMO_MEETING_URL: is not set, so that invitations${whose} have no link to join, and hosts have to send it before each demo${how}`,
  ];
}

/**
 * Reports whether a login may be readable on the wire, by the address that sends the emails as the library reads it.
 */
function mayLogInReadably(address: string): boolean {
  const { secure, requireTLS, auth, host = '' } = parseConnectionUrl(address);
  return !secure && !requireTLS && auth !== undefined && !isLoopback(host);
}

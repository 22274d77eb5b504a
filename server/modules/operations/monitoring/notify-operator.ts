import type { Mail } from '../../../plugins/mail/mail.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import { createMailFolder } from '../../../plugins/mail/mail-folder.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import { mailSenderOf, type SenderConfig } from '../../../plugins/mail/sender.ts';
import { createSmtpMailer } from '../../../plugins/mail/smtp-mailer.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { postJson } from '../../leads/leads.rules.ts';
import { type Incident, pickTargets, type Target } from './alert.rules.ts';
import {
  type AlertChange,
  type AlertMessage,
  composeAlert,
  composeAlertMail,
  slackAlert,
} from './alert-message.ts';

export type AlertConfig = SenderConfig &
  Pick<Config, 'alertEmail' | 'slackWebhookUrl' | 'smtpUrl' | 'dataDir'>;

const TIMEOUT_MS = 15_000;

export interface NotifyParts {
  config: AlertConfig;
  brand: MailBrand;
  clock: Clock;
  /** Gives up what is under way. */
  stopping: AbortSignal;
}

/** Lists the ways in which the operator can be reached. */
export function alertTargets({
  alertEmail,
  slackWebhookUrl,
}: Pick<AlertConfig, 'alertEmail' | 'slackWebhookUrl'>): Target[] {
  return [
    ...(alertEmail === null ? [] : (['email'] as const)),
    ...(slackWebhookUrl === null ? [] : (['slack'] as const)),
  ];
}

/**
 * Notifies the operator by each way that is not broken; where none of these worked, by the others too.
 * @param incidents all that is wrong now
 * @returns whether it arrived anywhere
 */
export async function notifyOperator(
  change: AlertChange,
  incidents: readonly Incident[],
  parts: NotifyParts,
): Promise<boolean> {
  return deliverAlert(composeAlert(change, mailSenderOf(parts.config, parts.brand)), incidents, parts);
}

/** The same for a message of any kind. */
export async function deliverAlert(
  message: AlertMessage,
  incidents: readonly Incident[],
  parts: NotifyParts,
): Promise<boolean> {
  const targets = alertTargets(parts.config);
  const picked = pickTargets(targets, incidents);
  const rest = targets.filter((target) => !picked.includes(target));
  for (const group of [picked, rest]) {
    const sent = await Promise.all(
      group.map(async (target) => isSent(target, await sendInTime(target, message, parts))),
    );
    if (sent.includes(true)) return true;
  }
  return false;
}

/** An email that may have arrived is not sent each minute again. */
function isSent(target: Target, outcome: DeliveryOutcome): boolean {
  if (outcome.kind === 'done') return true;
  return target === 'email' && outcome.kind === 'failed' && (outcome.mayHaveArrived ?? false);
}

async function sendInTime(
  target: Target,
  message: AlertMessage,
  parts: NotifyParts,
): Promise<DeliveryOutcome> {
  const { config, brand, clock } = parts;
  const sender = mailSenderOf(config, brand);
  if (target === 'email') {
    return sendMail(composeAlertMail(message, sender, config.alertEmail ?? '', clock()), parts);
  }
  const body = JSON.stringify(slackAlert(message, sender));
  return inTime(parts, (signal) => postJson({ url: config.slackWebhookUrl ?? '', body, signal, clock }));
}

/** Sends one email, over a connection of its own: those of the leads may be what is broken. */
export async function sendMail(mail: Mail, parts: NotifyParts): Promise<DeliveryOutcome> {
  const { smtpUrl, dataDir } = parts.config;
  return inTime(parts, async (signal) => {
    const mailer = smtpUrl === null ? createMailFolder(dataDir) : createSmtpMailer(smtpUrl);
    try {
      return await mailer.send(mail, signal);
    } finally {
      mailer.close();
    }
  });
}

async function inTime(
  { stopping }: NotifyParts,
  send: (signal: AbortSignal) => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
  const { promise: ended, resolve } = Promise.withResolvers<DeliveryOutcome>();
  signal.addEventListener('abort', () =>
    resolve({ kind: 'failed', problem: 'timeout', isTargetDown: true, mayHaveArrived: true }),
  );
  return Promise.race([send(signal), ended]);
}

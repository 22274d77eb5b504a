import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Channel, LeadMessage } from './channel.ts';
import { type DeliveryConfig, openChannels } from './open-channels.ts';

/** Result of a test of one channel. */
export interface TestedChannel {
  channel: string;
  outcome: DeliveryOutcome;
  /** One sentence for the operator, without an address or a password. */
  sentence: string;
}

interface TestParts {
  config: DeliveryConfig;
  brand: MailBrand;
  clock: Clock;
  /** The name of the one channel that is tested; without it, each is. */
  only?: string;
  /** Called for each channel as soon as it has answered. */
  onTested?: (tested: TestedChannel) => void;
}

const TIMEOUT_MS = 20_000;
/** The same id every time: a receiver that keeps to the rules takes a test once. */
const TEST_ID = '00000000-0000-7000-8000-000000000000';

/**
 * Sends one message by every channel that is set up, and stores nothing. The email to the visitor goes to the sales
 * address, or to the sender if that is not set: no one outside the company gets a test.
 */
export async function testDeliveries({ config, brand, clock, only, onTested }: TestParts) {
  const channels = openChannels(config, { brand, clock });
  const chosen = only === undefined ? channels : channels.filter(({ name }) => name === only);
  const email = config.salesEmail ?? config.mailFrom ?? 'test@example.com';
  const message = testMessage(email, clock());
  try {
    const tested: TestedChannel[] = [];
    for (const channel of chosen) {
      const outcome = await channel.deliver(message, AbortSignal.timeout(TIMEOUT_MS));
      const result = { channel: channel.name, outcome, sentence: describe(channel, outcome) };
      onTested?.(result);
      tested.push(result);
    }
    return tested;
  } finally {
    for (const { close } of channels) close?.();
  }
}

function testMessage(email: string, now: Date): LeadMessage {
  return {
    deliveryId: TEST_ID,
    message: 'test',
    lead: {
      id: TEST_ID,
      kind: 'contact',
      email,
      body: {
        firstName: 'Test',
        lastName: 'Lead',
        email,
        company: 'A test of your settings',
        message: 'If you can read this, leads reach you here.',
      },
      attribution: null,
      context: null,
      receivedAt: now,
    },
  };
}

function describe({ name }: Channel, outcome: DeliveryOutcome): string {
  if (outcome.kind === 'done') return `${name}: accepted`;
  if (outcome.kind === 'refused') return `${name}: refused for good (${outcome.problem})`;
  const rest = outcome.isTargetDown ? 'its target is down' : 'its target rejected this message';
  return `${name}: ${rest} (${outcome.problem})`;
}

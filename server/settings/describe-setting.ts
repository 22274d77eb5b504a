import type { DeskWords } from '../plugins/settings/kinds.ts';

/** Schema of a setting, in the words of JSON Schema. */
export interface SettingSchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  examples?: readonly string[];
  /** Items of a list; of a tuple, one for each place. */
  items?: SettingSchema | readonly SettingSchema[];
  properties?: Record<string, SettingSchema>;
  /**
   * A command takes it over from the server that runs (`server/process/running-servers.ts`): so is each setting by
   * which a command finds the same data, gives the same addresses or applies the same rules, and never a secret.
   */
  isInherited?: boolean;
  /** Data that travels to its address, which anyone on the way can read over plain http. */
  sends?: string;
  /** Makes it a setting that the desk can change. */
  desk?: DeskWords;
}

/**
 * Describes the accepted texts, as README and errors say it: 'a number from 1 to 730', 'an address, such as https://…'.
 */
export function acceptedBy(schema: SettingSchema): string {
  const { examples = [] } = schema;
  return [kindOf(schema), ...(examples.length > 0 ? [`such as ${examples.join(' or ')}`] : [])].join(', ');
}

function kindOf({ title, minimum, maximum, enum: choices, items, properties }: SettingSchema): string {
  if (choices) return `one of ${choices.join(', ')}`;
  if (minimum !== undefined) return `${title} from ${minimum} to ${maximum}`;
  if (title !== undefined) return title;
  if (properties) {
    const [first = {}] = Object.values(properties);
    const keys = Object.keys(properties).join(', ');
    return `values between commas, each one of ${keys}, then = and ${kindOf(first)}`;
  }
  const [first = {}, ...others] = [items].flat() as SettingSchema[];
  const count = others.length > 0 ? `${others.length + 1} ` : '';
  return `${count}values between commas, each ${kindOf(first)}`;
}

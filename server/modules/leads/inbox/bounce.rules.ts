/** A delivery report about one recipient. */
export interface Bounce {
  /** Code of ours with the status of RFC 3463, such as `bounced 5.1.1`. */
  problem: string;
}

const STATUS = /^[245]\.\d{1,3}\.\d{1,3}$/;

/**
 * Reads the part `message/delivery-status` of a report (RFC 3464).
 * @returns undefined where nothing has failed for good, such as for a mail that is only late
 */
export function readDeliveryStatus(text: string): Bounce | undefined {
  const groups = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  for (const group of groups) {
    const find = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
    if (find('Action').toLowerCase() !== 'failed') continue;
    const status = find('Status').split(' ')[0] ?? '';
    return { problem: STATUS.test(status) ? `bounced ${status}` : 'bounced' };
  }
  return undefined;
}

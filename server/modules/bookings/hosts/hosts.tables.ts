/** Stored data of the people who hold demos. */
interface HostTables {
  hosts: HostsTable;
  host_time_off: HostTimeOffTable;
}

export interface HostsTable {
  id: string;
  /** The seat of a half-hour that this host has (`demo_seats.seat`): from 1,001 on, beyond all seats without a host. */
  number: number;
  name: string;
  email: string;
  /** IANA name. */
  zone: string;
  /** Hours as an operator types them: `mon-fri 09:00-17:00`. */
  hours: string;
  breaks: string;
  /** Minutes. */
  buffer_before: number;
  buffer_after: number;
  most_a_day: number | null;
  weight: number;
  meeting_url: string | null;
  /** Secret in the address of the host's own feed; null until it is requested. */
  feed_secret: string | null;
  state: 'active' | 'inactive';
  /** ISO 8601, UTC. */
  changed_at: string;
}

export interface HostTimeOffTable {
  id: string;
  host_id: string;
  /** ISO 8601, UTC. */
  starts_at: string;
  ends_at: string;
  note: string | null;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends HostTables {}
}

/** Time at which a host cannot hold a demo. */
export interface BusyTime {
  /** UID of the event; empty where a file has times alone. */
  uid: string;
  start: Date;
  end: Date;
}

/** Range from one moment until before another. */
export interface Horizon {
  from: Date;
  until: Date;
}

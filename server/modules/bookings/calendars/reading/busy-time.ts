/** A time at which a host cannot hold a demo. */
export interface BusyTime {
  /** Of the event, by which a calendar knows it; empty where a file tells of times alone. */
  uid: string;
  start: Date;
  end: Date;
}

/** From one moment until before another. */
export interface Horizon {
  from: Date;
  until: Date;
}

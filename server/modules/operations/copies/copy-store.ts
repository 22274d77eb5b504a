/** Place that takes the objects of the copy, by names of a-z, 0-9, `-`, `.` and `/`. */
export interface CopyStore {
  /** Names of all objects, in order. */
  list(): Promise<string[]>;
  get(name: string): Promise<Uint8Array>;
  /** Resolves once the whole object is stored under its name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

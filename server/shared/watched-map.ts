/** A map that notifies listeners of what is put in place of its first entries. */
export class WatchedMap<Key, Value> extends Map<Key, Value> {
  readonly #listeners = new Set<(key: Key) => void>();
  readonly #replaced = new Set<Key>();

  /** Keys of the entries that were set since it was made. */
  get replaced(): ReadonlySet<Key> {
    return this.#replaced;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    // The constructor of the class above sets the first entries before there is a listener.
    if (!(#replaced in this)) return this;
    this.#replaced.add(key);
    for (const notify of this.#listeners) notify(key);
    return this;
  }

  /** Calls with each key that is set from now on, until the signal ends it. */
  onSet(listener: (key: Key) => void, signal: AbortSignal): void {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }
}

import type { Finding } from '../peer.ts';
import type { Place } from './visitor.ts';

/** A running proxy. */
export interface FrontProxy extends Place {
  hasHttp2?: boolean;
  /** Reads its file again, as its service does on `reload`. */
  reload: () => unknown;
}

/** Differences that are known, each with what it is about. */
export interface FrontFindings {
  pages?: Finding;
  conditional?: Finding;
  addresses?: Finding;
  tooLarge?: Finding;
  visitors?: Finding;
  chat?: Finding;
  events?: Finding;
  idle?: Finding;
  slow?: Finding;
  upload?: Finding;
  reload?: Finding;
  /** Coding of a page for a browser that takes Brotli and gzip; `br` by default. */
  coding?: string;
  /** Status of a body of 1 MB to a form, and whether the words are ours; 413 in our words by default. */
  largest?: { status: number; isOurs: boolean };
  /** Parts of a request for which it waits as long as a byte comes now and then; none by default. */
  waitsFor?: readonly ('headers' | 'form')[];
  /** A reload ends open chats, which connect again. */
  cutsChats?: boolean;
}

import styles from './Content.module.css';
import { rowsInWords } from './content.rules.ts';
import { compareTexts, type Piece } from './drafts.rules.ts';

interface Props {
  before: string;
  value: string;
  /** The texts name the rows of a list. */
  isRows?: boolean | undefined;
}

/** A text before and after, with the words that differ marked in both. */
export function Difference({ before, value, isRows = false }: Props) {
  const readable = isRows ? rowsInWords : (text: string) => text;
  const pieces = compareTexts(readable(before), readable(value));
  return (
    <div className={styles.difference}>
      <del>
        <Pieces pieces={pieces} without="after" />
      </del>
      <ins>
        <Pieces pieces={pieces} without="before" />
      </ins>
    </div>
  );
}

function Pieces({ pieces, without }: { pieces: readonly Piece[]; without: Piece['kind'] }) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name, and no state
      kind === 'same' ? <span key={index}>{text}</span> : <mark key={index}>{text}</mark>,
    );
}

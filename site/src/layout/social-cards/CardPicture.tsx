import { brand } from '../../brand.ts';
import { brandTokens } from '../../brand-look.ts';
import type { DrawnCard } from '../page.ts';
import { CLOTH_WIDTH, drawCloth, drawMarkImage, svgImage } from './card-threads.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './social-cards.ts';

const MARGIN = 72;

/** Size of the line beside the title: 14 pixels where a network shows the card a third as large. */
const LINE_SIZE = 42;

const PORTRAIT_WIDTH = 420;

/** The room of a title. */
export const TITLE_WIDTH = CARD_WIDTH - CLOTH_WIDTH - MARGIN - 40;
export const TITLE_HEIGHT = 330;

/**
 * One card, for satori: flex boxes and inline styles are all it knows. Its one font is the display face. It names no host:
 * it may be drawn before the server knows its own, and networks show that of the link beside it.
 */
export function CardPicture({ title, line, portrait }: DrawnCard) {
  const { ink, muted, paper } = brandTokens();
  const words = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        flex: 1,
        padding: `${MARGIN - 8}px 0 ${MARGIN - 8}px ${MARGIN}px`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, letterSpacing: '-0.02em' }}>
        <img src={drawMarkImage()} width={56} height={56} alt="" style={{ marginRight: 16 }} />
        {brand.name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <CardTitle title={title} />
        {line && (
          <div
            style={{
              width: TITLE_WIDTH,
              marginTop: 16,
              fontSize: LINE_SIZE,
              lineHeight: 1.15,
              color: muted[0],
              textWrap: 'balance',
            }}
          >
            {line}
          </div>
        )}
      </div>
    </div>
  );
  const picture = portrait ? (
    <img
      src={svgImage(portrait)}
      width={PORTRAIT_WIDTH}
      height={CARD_HEIGHT}
      alt=""
      style={{ objectFit: 'cover' }}
    />
  ) : (
    <img src={drawCloth()} width={CLOTH_WIDTH} height={CARD_HEIGHT} alt="" />
  );
  return (
    <div
      style={{
        display: 'flex',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        background: paper[0],
        color: ink[0],
      }}
    >
      {portrait ? [picture, words] : [words, picture]}
    </div>
  );
}

export function CardTitle({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        width: TITLE_WIDTH,
        fontSize: titleSize(title),
        lineHeight: 1.04,
        letterSpacing: '-0.03em',
        textWrap: 'balance',
      }}
    >
      {keepTogether(shorten(title))}
    </div>
  );
}

/** 'AI employees' is one noun: no line ends inside it. */
function keepTogether(title: string): string {
  return title.replaceAll(/\bAI (?=\p{L})/gu, 'AI\u00a0');
}

/** The longest title that has room at the smallest size, in characters. */
const LONGEST_TITLE = 90;

/** Short titles are set large, but no word may be wider than the card's room for it. */
function titleSize(title: string): number {
  const longestWord = Math.max(
    ...keepTogether(title)
      .split(/[ -]/)
      .map((word) => word.length),
  );
  return Math.min(sizeByLength(title), TITLE_WIDTH / (longestWord * LETTER_WIDTH));
}

/** Width of a wide word in the display face, in sizes of the letters. */
const LETTER_WIDTH = 0.54;

function sizeByLength(title: string): number {
  if (title.length <= 8) return 150;
  if (title.length <= 18) return 112;
  if (title.length <= 32) return 92;
  if (title.length <= 45) return 80;
  if (title.length <= 54) return 68;
  if (title.length <= 76) return 58;
  return 52;
}

/** Shortens a title that does not fit on a card, between two words. */
function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
}

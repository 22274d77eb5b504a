import { brand } from '../brand.ts';
import { CLOTH_WIDTH, clothImage, markImage } from './card-threads.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './social-cards.ts';

/** Copy of the light `--ink` and `--muted` of `tokens.css`, which no style sheet brings here. */
export const INK = '#1c1830';
export const MUTED = '#5b5670';

const MARGIN = 72;

/** The room of a title. */
export const TITLE_WIDTH = CARD_WIDTH - CLOTH_WIDTH - MARGIN - 40;
export const TITLE_HEIGHT = 330;

/** One card, for satori: flex boxes and inline styles are all it knows. Its one font is the display face. */
export function CardPicture({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        background: brand.colors.paperLight,
        color: INK,
      }}
    >
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
          <img src={markImage} width={56} height={56} alt="" style={{ marginRight: 16 }} />
          {brand.name}
        </div>
        <CardTitle title={title} />
        <div style={{ display: 'flex', fontSize: 26, color: MUTED }}>{new URL(brand.siteUrl).host}</div>
      </div>
      <img src={clothImage} width={CLOTH_WIDTH} height={CARD_HEIGHT} alt="" />
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
      {shorten(title)}
    </div>
  );
}

/** The longest title that has room at the smallest size, in characters. */
export const LONGEST_TITLE = 90;

/** Short titles are set large. */
function titleSize(title: string): number {
  if (title.length <= 18) return 112;
  if (title.length <= 32) return 92;
  if (title.length <= 45) return 80;
  if (title.length <= 62) return 68;
  if (title.length <= 76) return 58;
  return 52;
}

/** What does not fit on a card ends between two words. */
function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
}
